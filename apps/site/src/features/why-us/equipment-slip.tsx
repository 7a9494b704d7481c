import type { Activity } from '@expat-buddy/domain/activity/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { whyUsMessages } from '#messages/company/why-us.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorState } from '#ui/states.tsx';
import type { ProofQuery } from './proof-query.ts';

/** Uses the activity with the longest list of requirements. */
export function EquipmentSlip({ query }: { query: ProofQuery<Activity[]> }) {
  const { equipment: text } = whyUsMessages;
  const [example] = [...(query.data ?? [])].sort(
    (one, other) => other.requirements.length - one.requirements.length,
  );
  return (
    <>
      <p className="max-w-[62ch]">{text.text}</p>
      <div className="mt-6 min-h-64">
        {query.isError && !query.data && (
          <ErrorState text={text.error} onRetry={() => void query.refetch()} />
        )}
        {example && example.requirements.length > 0 && (
          <div className="max-w-md bg-surface px-7 py-6 shadow-[0_0.5rem_1.5rem_-0.75rem_rgb(var(--shadow)/0.35)]">
            <p className="text-small text-muted">{text.example}</p>
            <h3 className="mt-1 text-title">{text.slip(example.title)}</h3>
            <ul className="mt-3 divide-y divide-dashed divide-field/60">
              {example.requirements.map((item, index) => (
                <li key={index} {...englishMark(example, `requirements.${index}`)} className="py-2">
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <AppLink
                to={paths.activity(example.id)}
                className="inline-flex min-h-11 items-center text-sea underline underline-offset-4 hover:text-sea-strong"
              >
                {text.more(example.title)}
              </AppLink>
            </p>
          </div>
        )}
      </div>
    </>
  );
}
