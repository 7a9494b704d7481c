import type { QueryClient } from '@tanstack/react-query';
import { warmListing as warmFor } from '#features/travels/travel-listing-queries.ts';
import { readTravelSearch } from '#features/travels/travel-search-params.ts';

export const warmListing = (client: QueryClient, query: string) =>
  warmFor(client, readTravelSearch(query));
