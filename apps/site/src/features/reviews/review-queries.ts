import { listReviewsOfTravel } from '@expat-buddy/domain/review/review-calls';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const reviewQueries = {
  ofTravel: (travelId: string) =>
    queryOptions({
      queryKey: ['reviews', 'list', { travelId }],
      queryFn: async () => listReviewsOfTravel(await database(), travelId),
    }),
};
