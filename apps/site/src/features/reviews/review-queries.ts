import {
  countReviews,
  listLatestReviews,
  listReviews,
  listServiceReviews,
} from '@expat-buddy/domain/review/queries';
import type { ReviewSubject } from '@expat-buddy/domain/review/types';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const reviewQueries = {
  of: (subject: ReviewSubject) =>
    queryOptions({
      queryKey: ['reviews', 'list', subject],
      queryFn: async () => listReviews(await database(), subject),
    }),
  ofServices: () =>
    queryOptions({
      queryKey: ['reviews', 'services'],
      queryFn: async () => listServiceReviews(await database()),
    }),
  latest: (most: number) =>
    queryOptions({
      queryKey: ['reviews', 'latest', most],
      queryFn: async () => listLatestReviews(await database(), most),
    }),
  counts: () =>
    queryOptions({
      queryKey: ['reviews', 'counts'],
      queryFn: async () => countReviews(await database()),
    }),
};
