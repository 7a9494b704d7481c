// The lists of pages as schema.org's ItemList: what the prerendered page shows, in its order.
import { categoryFilters } from '@expat-buddy/domain/travel-category/fixed-filters';
import type { QueryClient } from '@tanstack/react-query';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { eventQueries } from '#features/events/event-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { arrange, type StoreItems } from '#features/store/use-store-contents.ts';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { travelPath } from '#features/travels/travel-path.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { paths } from '#lib/paths.ts';
import type { Address, Thing } from './thing.ts';

type Entry = { name: string; path: string };

/** @param total of all pages of the list, if it has more than one */
function itemList(entries: readonly Entry[], total: number, address: Address): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address(path),
    })),
  };
}

type Listed = { entries: Entry[]; total?: number | undefined };
type Filters = Parameters<typeof travelListQueries.list>[0];

function travels(client: QueryClient, filters: Filters = {}): Listed {
  const shown = client.getQueryData(travelListQueries.list(filters).queryKey) ?? [];
  return {
    entries: shown.map((travel) => ({ name: travel.title, path: travelPath(travel) })),
    total: client.getQueryData(travelListQueries.count(filters).queryKey),
  };
}

function travelsOfCategory(client: QueryClient, route: string): Listed {
  const category = client.getQueryData(categoryQueries.detail(route).queryKey);
  return category ? travels(client, categoryFilters(category)) : { entries: [] };
}

function activities(client: QueryClient, categoryId?: string): Listed {
  const list = activityQueries.list(categoryId === undefined ? {} : { categoryId });
  const shown = client.getQueryData(list.queryKey) ?? [];
  return {
    entries: shown.map(({ id, title }) => ({ name: title, path: paths.activity(id) })),
    total: client.getQueryData(activityQueries.count(categoryId).queryKey),
  };
}

function vehicles(client: QueryClient): Listed {
  const shown = client.getQueryData(vehicleQueries.list().queryKey) ?? [];
  return { entries: shown.map(({ id, name }) => ({ name, path: paths.vehicle(id) })) };
}

function events(client: QueryClient): Listed {
  const shown = client.getQueryData(eventQueries.list().queryKey) ?? [];
  return { entries: shown.map(({ id, title }) => ({ name: title, path: paths.event(id) })) };
}

function store(client: QueryClient): StoreItems {
  const products = client.getQueryData(productQueries.list().queryKey) ?? [];
  return arrange(products, client.getQueryData(productQueries.collections().queryKey) ?? []);
}

/** The products that have no page of a collection. */
export const piecesOf = (client: QueryClient) => store(client).pieces;

const collections = (client: QueryClient): Listed => ({
  entries: store(client).collections.map(({ id, title }) => ({
    name: title,
    path: paths.collection(id),
  })),
});

const lists: Readonly<Record<string, (client: QueryClient, id: string) => Listed>> = {
  [paths.travels]: (client) => travels(client),
  '/categories/:route': travelsOfCategory,
  [paths.activities]: (client) => activities(client),
  '/activity-categories/:id': activities,
  [paths.rvRental]: vehicles,
  [paths.events]: events,
  [paths.store]: collections,
};

/** The list of the page of a route, if it has one with entries. */
export function listOf(
  client: QueryClient,
  route: string,
  id: string,
  address: Address,
): Thing | undefined {
  const { entries, total } = lists[route]?.(client, id) ?? { entries: [] };
  return entries.length > 0 ? itemList(entries, total ?? entries.length, address) : undefined;
}
