import { ArrowUpRight } from 'lucide-react';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { AppLink } from '#ui/app-link.tsx';
import { travelQueries } from '../travel-queries.ts';
import { travelActivities } from './travel-activities.ts';

const chip = 'inline-flex min-h-11 items-center gap-2 rounded-sm px-4 py-2 leading-snug';

/** Only titles of published activities are links. */
export function ActivityChips({ titles, english }: { titles: string[]; english: string[] }) {
  const { travel: text } = travelMessages;
  const { data = [] } = useQuery(travelQueries.activityNames());
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="travel-activities" className="mt-14">
      <h2 id="travel-activities" className="text-title">
        {text.activities}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {travelActivities(titles, data, english).map(({ title, activityId }, index) => (
          <li key={index}>
            {activityId === null ? (
              <span className={`${chip} bg-sand`}>{title}</span>
            ) : (
              <AppLink
                to={paths.activity(activityId)}
                className={`${chip} border border-field text-sea transition-colors hover:border-sea hover:underline`}
              >
                {title}
                <ArrowUpRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
