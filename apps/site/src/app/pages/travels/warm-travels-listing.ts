import type { QueryClient } from '@tanstack/react-query';
import { readTravelSearch } from '#features/travels/filters/travel-search-params.ts';
import { warmListing as warmFor } from '#features/travels/list/travel-listing-queries.ts';

export const warmListing = (client: QueryClient, query: string) =>
  warmFor(client, readTravelSearch(query));
