import { matchesChoices } from '@expat-buddy/domain/entry-rule/matches';
import type { EntryRule } from '@expat-buddy/domain/entry-rule/types';
import { useEffect } from 'react';
import { EntryFilters } from '#features/entry-papers/entry-filters.tsx';
import { entryRuleQueries } from '#features/entry-papers/entry-rule-queries.ts';
import { useEntryChoices } from '#features/entry-papers/use-entry-choices.ts';
import { paths } from '#lib/paths.ts';
import { entryPapersMessages as text } from '#messages/guide/entry-papers.ts';
import { baseMessages } from '#messages/shell/base.ts';
import type { Warm } from '#rendering/hydrate/lazy-page.tsx';
import { lazySection } from '#rendering/hydrate/lazy-section.tsx';
import { useQuery } from '#rendering/hydrate/use-query.ts';
import { ListStates } from '#ui/list-states.tsx';
import { Save } from '../save/save-section.tsx';
import { StatementsPage } from './statements-page.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([client.prefetchQuery(entryRuleQueries.list()), Save.preload(), List.preload()]);

const List = lazySection(() => import('./entry-rule-list.tsx'), <div className="min-h-dvh" />);

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
  const isNarrowed = fitting.length < rules.length;
  useEffect(() => {
    // The list in the HTML is the whole one.
    if (isNarrowed) void List.preload().catch(() => {});
  }, [isNarrowed]);
  return (
    <>
      <section aria-label={text.filters} className="mt-10 mb-12">
        <EntryFilters chosen={chosen} onChange={change} />
        <p role="status" className="mt-4 text-muted">
          {text.count(fitting.length)}
        </p>
      </section>
      <List.Section />
    </>
  );
}
