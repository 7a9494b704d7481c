// The site as HTML, for the build: the same components and the same queries, in Node.
import { listPhotoCaptions } from '@expat-buddy/domain/photo/photo-captions';
import { photoPathsIn } from '@expat-buddy/domain/photo/photo-path';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { siteSettingsQueries } from '#features/site-settings/site-settings-queries.ts';
import { paths } from '#lib/paths.ts';
import { photoCaptionsKey } from '#lib/photo-captions.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { readQueries } from '#lib/query-persistence.ts';
import { database } from '#lib/supabase.ts';
import { pageFacts } from './server/page-structured-data.ts';
import { addressesOfRecords } from './server/record-addresses.ts';
import type { RenderedPage, Renderer } from './server/rendered-page.ts';
import { shareTags } from './server/share-tags.ts';
import { SiteApp } from '#app/site-app.tsx';
import { matchRoute, siteRoutes } from '#app/site-routes.ts';

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The page's own title, without the site's name, as plain text. */
function titleIn(head: string): string {
  const title = /<title>([^<|]*)/.exec(head)?.[1]?.trim() ?? '';
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (written) => CHARACTERS[written] ?? written);
}

/** React writes what belongs into the head before everything else. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

export const firstAddresses: Renderer['firstAddresses'] = siteRoutes
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));

export const lostAddress: Renderer['lostAddress'] = `${paths.home}404`;

export const recordAddresses: Renderer['recordAddresses'] = addressesOfRecords;

export const renderPage: Renderer['renderPage'] = async (path, isKept) => {
  const queryClient = createQueryClient();
  try {
    return await readAndRender(path, queryClient, isKept);
  } finally {
    // Else what it holds would keep the build waiting for a day.
    queryClient.clear();
  }
};

/** The captions of the library's photos among what was read for a page. */
async function readCaptions(queryClient: QueryClient): Promise<void> {
  const paths = photoPathsIn(JSON.stringify(readQueries(queryClient)));
  if (paths.length === 0) return;
  queryClient.setQueryData(photoCaptionsKey, await listPhotoCaptions(await database(), paths));
}

async function readAndRender(
  path: string,
  queryClient: QueryClient,
  isKept: Parameters<Renderer['renderPage']>[1],
): Promise<RenderedPage | undefined> {
  const { route, params } = matchRoute(path);
  const { warm } = await route.preload();
  await Promise.all([
    warm?.({ client: queryClient, params, query: '' }),
    queryClient.prefetchQuery(siteSettingsQueries.current()),
  ]);
  const failure = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error');
  if (failure) throw new Error(`${path} could not be read: ${failure.state.error?.message}`);
  await readCaptions(queryClient);
  const read = queryClient.getQueryCache().getAll();
  if (isKept(read.map(({ queryKey, state }) => ({ key: queryKey, data: state.data })))) {
    return undefined;
  }
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <SiteApp queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
    {
      // A part that arrived late would be put into its place by an inline script, which no page may have.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const { head, body } = splitHead(html);
  const queries = readQueries(queryClient);
  const facts = /noindex/.test(head)
    ? undefined
    : pageFacts({
        client: queryClient,
        route: route.path,
        path,
        id: params.id,
        title: titleIn(head),
      });
  return {
    route: route.path,
    file: route.file,
    head: head + shareTags(head),
    body,
    facts,
    queries,
  };
}
