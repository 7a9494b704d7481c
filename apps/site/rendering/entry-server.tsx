// Renders pages to HTML, for the build.

import { splitAddress } from '@expat-buddy/domain/language/addresses';
import { listPhotoDetails } from '@expat-buddy/domain/photo/queries';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SiteApp } from '#app/site-app.tsx';
import { matchRoute, siteRoutes } from '#app/site-routes.ts';
import { addressOf, pathOf } from '#lib/address.ts';
import { photoDetailsKey } from '#lib/pictures/photo-details.ts';
import { photoPathsIn } from '#lib/pictures/photo-path.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { readQueries } from '#lib/storage/query-persistence.ts';
import { database } from '#lib/supabase.ts';
import { locale } from '#messages/locale.ts';
import { listTimes as readListTimes } from './server/list-times.ts';
import { movedPages as readMovedPages } from './server/moved-pages.ts';
import { pageStructuredData } from './server/page-structured-data.ts';
import { parsePage } from './server/parse-page.ts';
import { addressesOfRecords } from './server/record-addresses.ts';
import type { DatedAddress, RenderedPage, Renderer } from './server/rendered-page.ts';
import { shareTags } from './server/share-tags.ts';

type PageModule = Awaited<ReturnType<ReturnType<typeof matchRoute>['route']['preload']>>;

/** The source file of each page, by its component. */
async function findSources(): Promise<ReadonlyMap<PageModule['default'], string>> {
  const files = import.meta.glob<PageModule>('/src/app/pages/**/*-page.tsx');
  const modules = Object.entries(files).map(async ([path, load]) => {
    const { default: Page } = await load();
    return [Page, path.slice(1)] as const;
  });
  return new Map(await Promise.all(modules));
}
const sources = findSources();

export const firstAddresses: Renderer['firstAddresses'] = siteRoutes
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path))
  .map(addressOf);

export const notFoundAddress: Renderer['notFoundAddress'] = addressOf('/404');

const dated = ({ path, changedAt }: DatedAddress) => ({ path: addressOf(path), changedAt });

export const recordAddresses: Renderer['recordAddresses'] = async () =>
  (await addressesOfRecords()).map(dated);

export const listTimes: Renderer['listTimes'] = async () => (await readListTimes()).map(dated);

export const movedPages: Renderer['movedPages'] = async () =>
  (await readMovedPages()).map(({ from, to }) => ({ from: addressOf(from), to: addressOf(to) }));

export const renderPage: Renderer['renderPage'] = async (address, isCached) => {
  const queryClient = createQueryClient();
  try {
    return await readAndRender(address, queryClient, isCached);
  } finally {
    // Its timers would keep the process alive for a day.
    queryClient.clear();
  }
};

/** Reads the details of the photos that the page's data names. */
async function readPhotoDetails(queryClient: QueryClient): Promise<void> {
  const paths = photoPathsIn(JSON.stringify(readQueries(queryClient)));
  if (paths.length === 0) return;
  queryClient.setQueryData(photoDetailsKey, await listPhotoDetails(await database(), paths));
}

async function readAndRender(
  address: string,
  queryClient: QueryClient,
  isCached: Parameters<Renderer['renderPage']>[1],
): Promise<RenderedPage | undefined> {
  const path = pathOf(address);
  const { route, params } = matchRoute(path);
  const { warm, default: Page } = await route.preload();
  await Promise.all([
    warm?.({ client: queryClient, params, query: '' }),
    queryClient.prefetchQuery(siteSettingsQueries.current()),
  ]);
  const failure = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error');
  if (failure) throw new Error(`${address} could not be read: ${failure.state.error?.message}`);
  await readPhotoDetails(queryClient);
  const read = queryClient.getQueryCache().getAll();
  if (isCached(read.map(({ queryKey, state }) => ({ key: queryKey, data: state.data })))) {
    return undefined;
  }
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={locale.prefix || '/'} location={address}>
        <SiteApp queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
    {
      // Content that is outlined, for its size, would be moved into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const { title, image, ...page } = parsePage(await new Response(prelude).text());
  return {
    ...page,
    image,
    // The other languages have their own build.
    links: page.links.filter((link) => splitAddress(link).locale.language === locale.language),
    head: page.head + shareTags({ ...page, image }),
    route: route.path,
    source: (await sources).get(Page),
    queries: readQueries(queryClient),
    structuredData: page.isHidden
      ? undefined
      : pageStructuredData({
          client: queryClient,
          route: route.path,
          path,
          id: params.id ?? params.route,
          title: title.split('|')[0]?.trim() ?? '',
        }),
  };
}
