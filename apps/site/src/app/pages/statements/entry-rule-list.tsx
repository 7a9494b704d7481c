import { matchesChoices } from '@expat-buddy/domain/entry-rule/matches';
import { EntryRuleCard } from '#features/entry-papers/entry-rule-card.tsx';
import { entryRuleQueries } from '#features/entry-papers/entry-rule-queries.ts';
import { useEntryChoices } from '#features/entry-papers/use-entry-choices.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { entryPapersMessages as text } from '#messages/guide/entry-papers.ts';
import { useQuery } from '#rendering/hydrate/use-query.ts';
import { EmptyState } from '#ui/states.tsx';

/** The rules that concern the visitor: those that are stated, and those to ask a consulate about. */
export default function EntryRuleList() {
  const { data: rules = [] } = useQuery(entryRuleQueries.list());
  const { chosen } = useEntryChoices();
  const fitting = rules.filter((rule) => matchesChoices(rule, chosen));
  const stated = fitting.filter(({ asks_consulate }) => !asks_consulate);
  const asking = fitting.filter(({ asks_consulate }) => asks_consulate);
  return (
    <>
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
