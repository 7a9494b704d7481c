import type { EntryRule } from '@expat-buddy/domain/entry-rule/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { entryPapersMessages as text } from '#messages/guide/entry-papers.ts';
import { SourceNote } from '#ui/source-note.tsx';

export function EntryRuleCard({ rule }: { rule: EntryRule }) {
  const facts = [
    { label: text.whereToGet, field: 'where_to_get', value: rule.where_to_get },
    { label: text.howLong, field: 'how_long', value: rule.how_long },
    { label: text.cost, field: 'cost', value: rule.cost },
  ].filter(({ value }) => value !== '');
  return (
    <article
      id={rule.id}
      aria-labelledby={`${rule.id}-title`}
      className="grid scroll-mt-28 gap-x-16 gap-y-3 border-t border-line py-7 lg:gap-y-4 lg:py-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h3 {...englishMark(rule, 'title')} id={`${rule.id}-title`} className="text-title">
        {rule.title}
      </h3>
      <div className="max-w-[66ch]">
        <p {...englishMark(rule, 'statement')}>{rule.statement}</p>
        {facts.length > 0 && (
          <dl className="mt-4 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
            {facts.map(({ label, field, value }) => (
              <div key={label} className="contents">
                <dt className="font-medium">{label}</dt>
                <dd {...englishMark(rule, field)}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <SourceNote source={rule} />
      </div>
    </article>
  );
}
