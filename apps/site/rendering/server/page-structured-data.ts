// The structured data of a page: by its route, from the data read for it.
import type { QueryClient } from '@tanstack/react-query';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { eventQueries } from '#features/events/event-queries.ts';
import { guideQueries } from '#features/guide/guide-queries.ts';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { serviceQueries } from '#features/services/service-queries.ts';
import { productQueries } from '#features/store/product-queries.ts';
import { teamQueries } from '#features/team/team-queries.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { tripQueries } from '#features/trips/trip-queries.ts';
import { vehicleDetailsQueries } from '#features/vehicles/vehicle-details-queries.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { urlOf as address } from '#lib/address.ts';
import { paths } from '#lib/paths.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { eventMessages as event } from '#messages/company/event.ts';
import { baseMessages as base } from '#messages/shell/base.ts';
import { agency, website } from './company-data.ts';
import { listOf, piecesOf } from './list-data.ts';
import { breadcrumbs, guide, happening, products, rated, services } from './structured-data.ts';
import { outing, questions, trip } from './trip-data.ts';
import { rental } from './vehicle-data.ts';

/** The list that a kind of record belongs to. */
const PARENTS: Readonly<Record<string, { name: string; path: string }>> = {
  '/travels/:id': { name: base.navigation.travels, path: paths.travels },
  '/categories/:route': { name: base.navigation.travels, path: paths.travels },
  '/activities/:id': { name: base.navigation.activities, path: paths.activities },
  '/activity-categories/:id': { name: base.navigation.activities, path: paths.activities },
  '/rv-rental/:id': { name: base.navigation.rvRental, path: paths.rvRental },
  '/road-trips/:id': { name: base.navigation.rvRental, path: paths.rvRental },
  '/events/:id': { name: event.list.title, path: paths.events },
  '/store/:id': { name: base.navigation.store, path: paths.store },
};

type Page = {
  client: QueryClient;
  /** The route's pattern. */
  route: string;
  path: string;
  id: string | undefined;
  title: string;
};

/** The schema.org graph of a page. */
export function pageStructuredData({
  client,
  route,
  path,
  id = '',
  title,
}: Page): object | undefined {
  const settings = client.getQueryData(siteSettingsQueries.current().queryKey) ?? null;
  const home = { name: base.navigation.home, path: paths.home };
  const graph: object[] = [];
  if (path === paths.home) graph.push(website(settings, address), agency(settings, address));
  else {
    const steps = [home, PARENTS[route], { name: title, path }];
    graph.push(
      breadcrumbs(
        steps.filter((step) => step !== undefined),
        address,
      ),
    );
  }
  if (path === paths.whyUs) {
    graph.push(agency(settings, address, client.getQueryData(teamQueries.list().queryKey)));
  }
  if (route === '/travels/:id' || route === '/road-trips/:id') {
    const travel = client.getQueryData(travelQueries.detail(id).queryKey);
    const details = client.getQueryData(tripQueries.details('travels', id).queryKey) ?? null;
    const reviews = client.getQueryData(reviewQueries.of({ kind: 'travel', id }).queryKey);
    if (travel) graph.push(rated(trip(travel, details, settings, path, address), reviews));
    graph.push(...questions(details));
  }
  if (route === '/activities/:id') {
    const details = client.getQueryData(tripQueries.details('activities', id).queryKey) ?? null;
    const activity = client.getQueryData(activityQueries.detail(id).queryKey);
    const reviews = client.getQueryData(reviewQueries.of({ kind: 'activity', id }).queryKey);
    if (activity) graph.push(rated(outing(activity, details, settings, path, address), reviews));
    graph.push(...questions(details));
  }
  if (route === '/rv-rental/:id') {
    const vehicle = client.getQueryData(vehicleQueries.detail(id).queryKey);
    const details = client.getQueryData(vehicleDetailsQueries.details(id).queryKey) ?? null;
    const reviews = client.getQueryData(reviewQueries.of({ kind: 'vehicle', id }).queryKey);
    if (vehicle) graph.push(rated(rental(vehicle, details, settings, path, address), reviews));
  }
  if (path === paths.livingHere) {
    const known = guide(client.getQueryData(guideQueries.list().queryKey) ?? [], path, address);
    if (known) graph.push(known);
  }
  const eventId = /^\/events\/([^/]+)$/.exec(path)?.[1];
  if (eventId) {
    const shown = client.getQueryData(eventQueries.detail(eventId).queryKey);
    const known = shown && happening(shown, settings, path, address);
    if (known) graph.push(known);
  }
  if (path === paths.services) {
    const list = client.getQueryData(serviceQueries.list().queryKey);
    if (list) graph.push(...services(list, settings, address));
  }
  if (route === '/store/:id') {
    const collection = client.getQueryData(productQueries.collection(id).queryKey);
    if (collection) {
      graph.push(...products(collection.products, path, settings, address, collection.title));
    }
  }
  if (path === paths.store) graph.push(...products(piecesOf(client), path, settings, address));
  const list = listOf(client, route, id, address);
  if (list) graph.push(list);
  return { '@context': 'https://schema.org', '@graph': graph };
}
