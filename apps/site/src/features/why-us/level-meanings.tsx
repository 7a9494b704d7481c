import type { Activity } from '@expat-buddy/domain/activity/types';
import { efforts } from '@expat-buddy/domain/trip/choices';
import type { Effort } from '@expat-buddy/domain/trip/types';
import { paths } from '#lib/paths.ts';
import { whyUsMessages } from '#messages/company/why-us.ts';
import { efforts as effortMessages } from '#messages/trips/trip-efforts.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorState } from '#ui/states.tsx';
import type { ProofQuery } from './proof-query.ts';

/** The one scale of difficulty, in the words of the trips. */
export function LevelMeanings({ query }: { query: ProofQuery<Activity[]> }) {
  const { levels: text } = whyUsMessages;
  return (
    <>
      {!query.data && !query.isError && (
        <p role="status" className="sr-only">
          {text.loading}
        </p>
      )}
      <dl className="max-w-[62ch] space-y-7">
        {efforts.map((effort) => (
          <div key={effort}>
            <dt className="font-display text-title">{effortMessages[effort].name}</dt>
            <dd className="mt-1">{effortMessages[effort].meaning}</dd>
            <ActivitiesOfLevel activities={query.data} effort={effort} />
          </div>
        ))}
      </dl>
      {query.isError && !query.data && (
        <div className="mt-6">
          <ErrorState text={text.error} onRetry={() => void query.refetch()} />
        </div>
      )}
    </>
  );
}

/** Keeps a line's height until the activities are known. */
function ActivitiesOfLevel({
  activities,
  effort,
}: {
  activities: Activity[] | undefined;
  effort: Effort;
}) {
  const ofLevel = activities?.filter((activity) => activity.effort === effort);
  if (ofLevel?.length === 0) return null;
  return (
    <dd className="mt-2 min-h-18 sm:min-h-9">
      <ul className="flex flex-wrap gap-x-5 text-small">
        {ofLevel?.map(({ id, title }) => (
          <li key={id}>
            <AppLink
              to={paths.activity(id)}
              className="inline-flex min-h-9 items-center text-sea underline underline-offset-4 hover:text-sea-strong"
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </dd>
  );
}
