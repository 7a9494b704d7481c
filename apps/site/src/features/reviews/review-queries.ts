import { listReviews } from '@expat-buddy/domain/review/queries';
import type { ReviewSubject } from '@expat-buddy/domain/review/types';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

const list = (subject: ReviewSubject) =>
  queryOptions({
    queryKey: ['reviews', 'list', subject],
    queryFn: async () => listReviews(await database(), subject),
  });

export const reviewQueries = {
  ofTravel: (id: string) => list({ travel_id: id }),
  ofActivity: (id: string) => list({ activity_id: id }),
};
