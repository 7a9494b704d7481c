// The addresses of all published records. Lists are paginated, so links alone do not lead to every record.
import { allRows } from '@expat-buddy/domain/postgrest/all-rows';
import { travelPath } from '#features/travels/travel-path.ts';
import { paths } from '#lib/paths.ts';
import { database } from '#lib/supabase.ts';
import type { DatedAddress } from './rendered-page.ts';

type Table = 'activities' | 'activity_categories' | 'events' | 'product_collections' | 'vehicles';

async function pathsOf(table: Table, pathOf: (id: string) => string): Promise<DatedAddress[]> {
  const client = await database();
  const rows = await allRows((from, to) =>
    client.from(table).select('id,updated_at', { count: 'exact' }).order('id').range(from, to),
  );
  return rows.map(({ id, updated_at }) => ({ path: pathOf(id), changedAt: updated_at }));
}

async function travelPaths(): Promise<DatedAddress[]> {
  const client = await database();
  const rows = await allRows((from, to) =>
    client
      .from('travels')
      .select('id,updated_at,type_id,types!type_id(title)', { count: 'exact' })
      .order('id')
      .range(from, to),
  );
  return rows.map(({ types, updated_at, ...travel }) => ({
    path: travelPath({ ...travel, type: types?.title ?? null }),
    changedAt: updated_at,
  }));
}

async function categoryPaths(): Promise<DatedAddress[]> {
  const client = await database();
  const rows = await allRows((from, to) =>
    client
      .from('travel_categories')
      .select('route,updated_at', { count: 'exact' })
      .order('route')
      .range(from, to),
  );
  return rows.map(({ route, updated_at }) => ({
    path: paths.category(route),
    changedAt: updated_at,
  }));
}

/** By the route's pattern; a travel has the page of one of two routes. */
export const recordPaths: Readonly<Record<string, () => Promise<DatedAddress[]>>> = {
  '/travels/:id': travelPaths,
  '/road-trips/:id': async () => [],
  '/categories/:route': categoryPaths,
  '/activities/:id': () => pathsOf('activities', paths.activity),
  '/activity-categories/:id': () => pathsOf('activity_categories', paths.activityCategory),
  '/events/:id': () => pathsOf('events', paths.event),
  '/rv-rental/:id': () => pathsOf('vehicles', paths.vehicle),
  '/store/:id': () => pathsOf('product_collections', paths.collection),
};

export async function addressesOfRecords(): Promise<DatedAddress[]> {
  return (await Promise.all(Object.values(recordPaths).map((list) => list()))).flat();
}
