import type { Activity } from '@expat-buddy/domain/activity/types';
import { paths } from '#lib/paths.ts';
import { CardFacts } from '#ui/card-facts.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { InfoCard } from '#ui/info-card.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { ActivityIcon, activityLight } from './activity-icon.tsx';

type ActivityCardListProps = {
  activities: Activity[];
  /**
   * Where "Learn More" leads: to the category from the list of all activities, to the activity from
   * its category.
   */
  linkTo: (activity: Activity) => string;
};

export function ActivityCardList({ activities, linkTo }: ActivityCardListProps) {
  return (
    <CardGrid>
      {activities.map((activity, index) => (
        <Reveal as="li" key={activity.id} index={index}>
          <InfoCard
            record={activity}
            to={linkTo(activity)}
            titleTo={paths.activity(activity.id)}
            icon={<ActivityIcon name={activity.icon} className="size-7" />}
            image={activity.image}
            light={activityLight(activity.icon)}
          >
            <CardFacts trip={activity} className="mt-4 text-small text-muted" />
          </InfoCard>
        </Reveal>
      ))}
    </CardGrid>
  );
}
