import {
  listActivityPlaces,
  listRelatedActivities,
} from '@expat-buddy/domain/activity/related-queries';
import type { Activity } from '@expat-buddy/domain/activity/types';
import { englishOf } from '@expat-buddy/domain/language/english-of';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const activityEndQueries = {
  places: (activity: Activity) => {
    const title = englishOf(activity, 'title');
    return queryOptions({
      queryKey: ['travels', 'of-activity', title],
      queryFn: async () => listActivityPlaces(await database(), title),
    });
  },
  related: ({ id, category_id }: Activity) =>
    queryOptions({
      queryKey: ['activities', 'related', id],
      queryFn: async () => listRelatedActivities(await database(), { id, category_id }),
    }),
};

export const warmActivityEnd = (client: QueryClient, activity: Activity) =>
  Promise.all([
    client.prefetchQuery(activityEndQueries.places(activity)),
    client.prefetchQuery(activityEndQueries.related(activity)),
  ]);
