import {
  type Preview,
  type PreviewedTravel,
  presentPreviewedTravel,
  routeOfPreviewedTravel,
} from '@expat-buddy/domain/preview/queries';
import type { DatabaseClient } from '@expat-buddy/domain/supabase-client';
import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { entryRuleQueries } from '#features/entry-papers/entry-rule-queries.ts';
import { eventQueries } from '#features/events/event-queries.ts';
import { faqQueries } from '#features/faq/faq-queries.ts';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { heroSlideQueries } from '#features/home/hero-slide-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { teamQueries } from '#features/team/team-queries.ts';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { routeQueries } from '#features/trips/route/route-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { vehicleDetailsQueries } from '#features/vehicles/vehicle-details-queries.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import type { PageProps } from '#hydrate/lazy-page.tsx';

type Fields = Preview['record'];
type Previewing = { client: QueryClient; database: DatabaseClient; record: Fields };
type ShownPage = PageProps & { Page: ComponentType<PageProps> };
type PageModule = { default: ComponentType<PageProps> };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Newer than anything, so that no page asks the server, which shows visitors something else. */
const put = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }, data: unknown) =>
  client.setQueryData(queryKey, data, { updatedAt: Date.now() + DAY_MS });

const idOf = ({ id }: Fields) => String(id);

/** The page of one record. */
const own =
  (load: () => Promise<PageModule>, fill: (previewing: Previewing) => unknown, key = 'id') =>
  async (previewing: Previewing): Promise<ShownPage> => {
    const [{ default: Page }] = await Promise.all([load(), fill(previewing)]);
    return { Page, params: { [key]: String(previewing.record[key]) } };
  };

type ListQuery = { queryKey: readonly unknown[]; queryFn?: unknown };

/** A page that lists the record among the published ones. */
const listed = (load: () => Promise<PageModule>, list: () => ListQuery) =>
  own(load, async ({ client, record }) => {
    const query = list() as Parameters<typeof client.fetchQuery>[0];
    const rows = (await client.fetchQuery(query)) as { id: string }[];
    const place = rows.findIndex(({ id }) => id === record.id);
    put(client, query, place < 0 ? [...rows, record] : rows.with(place, record as { id: string }));
  });

async function travelPage({ client, database, record }: Previewing): Promise<ShownPage> {
  const row = record as unknown as PreviewedTravel;
  const [travel, stops] = await Promise.all([
    presentPreviewedTravel(database, row),
    routeOfPreviewedTravel(database, row),
  ]);
  const days = row.days.map((day, index) => ({ ...day, day_number: index + 1 }));
  put(client, travelQueries.detail(row.id), travel);
  put(client, tripQueries.details('travels', row.id), { ...row, days });
  put(client, routeQueries.stops(row.id), stops);
  const { default: Page } = isRoadTrip(travel)
    ? await import('../road-trip/road-trip-page.tsx')
    : await import('../travel/travel-page.tsx');
  return { Page, params: { id: row.id } };
}

/** By table. A page reads everything else, such as reviews, as it does for visitors. */
export const previewedPages: Readonly<
  Record<string, (previewing: Previewing) => Promise<ShownPage>>
> = {
  travels: travelPage,
  activities: own(
    () => import('../activity/activity-page.tsx'),
    ({ client, record }) => {
      put(client, activityQueries.detail(idOf(record)), record);
      put(client, tripQueries.details('activities', idOf(record)), record);
    },
  ),
  vehicles: own(
    () => import('../vehicle/vehicle-page.tsx'),
    ({ client, record }) => {
      put(client, vehicleQueries.detail(idOf(record)), record);
      put(client, vehicleDetailsQueries.details(idOf(record)), record);
    },
  ),
  events: own(
    () => import('../events/event-page.tsx'),
    ({ client, record }) => put(client, eventQueries.detail(idOf(record)), record),
  ),
  travel_categories: own(
    () => import('../category/category-page.tsx'),
    ({ client, record }) => put(client, categoryQueries.detail(String(record.route)), record),
    'route',
  ),
  activity_categories: own(
    () => import('../activities/activity-category-page.tsx'),
    ({ client, record }) => put(client, activityQueries.category(idOf(record)), record),
  ),
  product_collections: own(
    () => import('../store/collection-page.tsx'),
    async ({ client, record }) => {
      const products = await client.fetchQuery(productQueries.list());
      put(client, productQueries.collection(idOf(record)), {
        ...record,
        products: products.filter((product) => product.collection_id === record.id),
      });
    },
  ),
  products: listed(() => import('../store/store-page.tsx'), productQueries.list),
  services: listed(() => import('../services/services-page.tsx'), serviceQueries.list),
  faq_questions: listed(() => import('../faq/faq-page.tsx'), faqQueries.list),
  entry_rules: listed(() => import('../statements/entry-papers-page.tsx'), entryRuleQueries.list),
  guide_entries: listed(() => import('../statements/living-here-page.tsx'), guideQueries.list),
  team_members: listed(() => import('../why-us/why-us-page.tsx'), teamQueries.list),
  photos: async ({ record }) => {
    const { photoPage } = await import('./photo-preview.tsx');
    return { Page: photoPage(record), params: {} };
  },
  hero_slides: listed(() => import('../home/home-page.tsx'), heroSlideQueries.list),
};
