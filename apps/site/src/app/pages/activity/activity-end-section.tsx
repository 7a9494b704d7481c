import type { Activity } from '@expat-buddy/domain/activity/types';
import { ActivityCardList } from '#features/activities/activity-card-list.tsx';
import { activityEndQueries } from '#features/activities/activity-end-queries.ts';
import { ActivityPlaces } from '#features/activities/activity-places.tsx';
import { travelPath } from '#features/travels/travel-path.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { activityMessages } from '#messages/trips/activities.ts';

/** Optional: renders nothing if it cannot be loaded. */
export default function ActivityEndSection({ activity }: { activity: Activity }) {
  const { activity: text } = activityMessages;
  const { data: places = [] } = useQuery(activityEndQueries.places(activity));
  const { data: related = [] } = useQuery(activityEndQueries.related(activity));
  return (
    <>
      {places.length > 0 && (
        <ActivityPlaces places={places} linkTo={(place) => travelPath({ ...place, type: null })} />
      )}
      {related.length > 0 && (
        <section className="page-width pt-20 print:hidden" aria-labelledby="related-activities">
          <h2 id="related-activities" className="mb-10 border-t border-line pt-8 text-section">
            {text.related}
          </h2>
          <ActivityCardList activities={related} linkTo={({ id }) => paths.activity(id)} />
        </section>
      )}
    </>
  );
}
