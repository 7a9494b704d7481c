import { matchesChoices } from '@expat-buddy/domain/entry-rule/matches';
import type { EntryRule } from '@expat-buddy/domain/entry-rule/types';
import { useQuery } from '@tanstack/react-query';
import { EntryFilters } from '#features/entry-papers/entry-filters.tsx';
import { EntryRuleCard } from '#features/entry-papers/entry-rule-card.tsx';
import { entryRuleQueries } from '#features/entry-papers/entry-rule-queries.ts';
import { useEntryChoices } from '#features/entry-papers/use-entry-choices.ts';
import { useMessages } from '#lib/messages/base-messages.ts';
import { useEntryPapersMessages } from '#lib/messages/entry-papers-messages.ts';
import { paths } from '#lib/paths.ts';
import { useHashTarget } from '#lib/use-hash-target.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { Save } from './save/save-section.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([client.prefetchQuery(entryRuleQueries.list()), Save.preload()]);

export default function EntryPapersPage() {
  const { footer } = useMessages();
  const text = useEntryPapersMessages();
  const { data: rules, isPending, refetch } = useQuery(entryRuleQueries.list());
  useHashTarget();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.entryPapers}
        image="/illustrations/algiers-kasbah-1600.webp"
      />
      <div className="page-width pt-10 pb-16 lg:pt-16">
        <h1 className="text-display">{text.heading}</h1>
        <p className="mt-6 max-w-[58ch] text-lead text-muted">{text.intro}</p>
        <p className="mt-3 mb-8">
          {text.afterwards}{' '}
          <AppLink
            to={paths.livingHere}
            className="text-sea underline underline-offset-4 hover:text-sea-strong"
          >
            {footer.livingHere}
          </AppLink>
        </p>
        {isPending && (
          <div className="min-h-dvh">
            <LoadingState text={text.loading} />
          </div>
        )}
        {!isPending && !rules && <ErrorState text={text.error} onRetry={() => void refetch()} />}
        {rules?.length === 0 && <EmptyState text={text.empty} />}
        {rules && rules.length > 0 && <EntryRules rules={rules} />}
        <div className="mt-10">
          <Save.Section path={paths.entryPapers} title={text.title} />
        </div>
      </div>
    </>
  );
}

function EntryRules({ rules }: { rules: EntryRule[] }) {
  const text = useEntryPapersMessages();
  const { chosen, change } = useEntryChoices();
  const fitting = rules.filter((rule) => matchesChoices(rule, chosen));
  const stated = fitting.filter(({ asks_consulate }) => !asks_consulate);
  const asking = fitting.filter(({ asks_consulate }) => asks_consulate);
  return (
    <>
      <section aria-label={text.filters} className="mt-10 mb-12">
        <EntryFilters chosen={chosen} onChange={change} />
        <p role="status" className="mt-4 text-muted">
          {text.count(fitting.length)}
        </p>
      </section>
      {fitting.length === 0 && <EmptyState text={text.noneFit} />}
      {stated.length > 0 && (
        <section aria-labelledby="stated">
          <h2 id="stated" className="mb-6 text-section">
            {text.stated}
          </h2>
          {stated.map((rule) => (
            <EntryRuleCard key={rule.id} rule={rule} />
          ))}
        </section>
      )}
      {asking.length > 0 && (
        <section aria-labelledby="ask" className="mt-6 rounded-md bg-sand p-6 sm:p-10">
          <h2 id="ask" className="text-section">
            {text.ask.title}
          </h2>
          <p className="mt-3 max-w-[66ch]">{text.ask.text}</p>
          <ul className="mt-5 list-disc space-y-1.5 ps-5">
            {asking.map(({ id, title }) => (
              <li key={id} id={id}>
                {title}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
