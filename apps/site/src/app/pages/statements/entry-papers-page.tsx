import { matchesChoices } from '@expat-buddy/domain/entry-rule/matches';
import type { EntryRule } from '@expat-buddy/domain/entry-rule/types';
import { EntryFilters } from '#features/entry-papers/entry-filters.tsx';
import { EntryRuleCard } from '#features/entry-papers/entry-rule-card.tsx';
import { entryRuleQueries } from '#features/entry-papers/entry-rule-queries.ts';
import { useEntryChoices } from '#features/entry-papers/use-entry-choices.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { entryPapersMessages as text } from '#messages/guide/entry-papers.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { ListStates } from '#ui/list-states.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Save } from '../save/save-section.tsx';
import { StatementsPage } from './statements-page.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([client.prefetchQuery(entryRuleQueries.list()), Save.preload()]);

export default function EntryPapersPage() {
  const { guides } = baseMessages;
  const query = useQuery(entryRuleQueries.list());
  return (
    <StatementsPage
      path={paths.entryPapers}
      text={text}
      related={{ text: text.afterwards, to: paths.livingHere, label: guides.livingHere }}
    >
      <ListStates query={query} text={text}>
        {(rules) => <EntryRules rules={rules} />}
      </ListStates>
    </StatementsPage>
  );
}

function EntryRules({ rules }: { rules: EntryRule[] }) {
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
            {asking.map((rule) => (
              <li key={rule.id} id={rule.id}>
                <span {...englishMark(rule, 'title')}>{rule.title}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
