import type { Activity } from '@expat-buddy/domain/activity/types';
import { englishOf } from '@expat-buddy/domain/language/english-of';
import { paths } from '#lib/paths.ts';
import { whyUsMessages } from '#messages/company/why-us.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorState } from '#ui/states.tsx';
import type { ProofQuery } from './proof-query.ts';

/** As activities name them, in the order of the messages. */
const DIFFICULTIES = ['Easy', 'Moderate', 'Challenging'];

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
        {text.meanings.map(({ level, text: meaning }, index) => (
          <div key={level}>
            <dt className="font-display text-title">{level}</dt>
            <dd className="mt-1">{meaning}</dd>
            <dd className="mt-2 min-h-18 sm:min-h-9">
              <ActivitiesOfLevel activities={query.data ?? []} difficulty={DIFFICULTIES[index]} />
            </dd>
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

function ActivitiesOfLevel({
  activities,
  difficulty,
}: {
  activities: Activity[];
  difficulty?: string;
}) {
  const ofLevel = activities.filter(
    (activity) => englishOf(activity, 'difficulty').trim() === difficulty,
  );
  if (ofLevel.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-small">
      {ofLevel.map(({ id, title }) => (
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
  );
}
