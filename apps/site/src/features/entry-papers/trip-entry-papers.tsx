import type { TripRules } from '@expat-buddy/domain/entry-rule/trip-rules';
import type { TripEntryRule } from '@expat-buddy/domain/entry-rule/types';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripPapersMessages as text } from '#messages/guide/trip-papers.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ShortSourceNote } from '#ui/source-note.tsx';
import { writeEntryChoices } from './entry-search-params.ts';

/** The entry rules of a trip; each links to its full text. */
export function TripEntryPapers({ rules }: { rules: TripRules }) {
  const path = paths.entryPapers + writeEntryChoices(rules.choices);
  const groups = [
    { label: text.region[rules.choices.region], rules: rules.region },
    { label: text.general, rules: rules.general },
  ].filter((group) => group.rules.length > 0);
  return (
    <div className="space-y-4 print:space-y-1 print:text-small">
      {groups.map(({ label, rules: group }) => (
        <div key={label}>
          <p className="font-medium">{label}</p>
          <Rules label={label} rules={group} path={path} />
        </div>
      ))}
      {rules.byNationality.length > 0 && (
        <More label={text.byNationality(rules.byNationality.length)}>
          <Rules
            label={text.byNationality(rules.byNationality.length)}
            rules={rules.byNationality}
            path={path}
          />
        </More>
      )}
      {rules.asking.length > 0 && (
        <More label={text.asking(rules.asking.length)}>
          <p className="mt-2">{text.askingText}</p>
          <ul className="mt-2 list-disc ps-5">
            {rules.asking.map((rule) => (
              <li key={rule.id} {...englishMark(rule, 'title')}>
                {rule.title}
              </li>
            ))}
          </ul>
        </More>
      )}
      <p className="print:hidden">
        <AppLink
          to={path}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline"
        >
          {text.all}
          <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
        </AppLink>
      </p>
    </div>
  );
}

type RulesProps = { label: string; rules: TripEntryRule[]; path: string };

function Rules({ label, rules, path }: RulesProps) {
  return (
    <ul aria-label={label} className="mt-2 space-y-3 print:mt-0">
      {rules.map((rule) => (
        <li key={rule.id} className="print:inline">
          <AppLink to={`${path}#${rule.id}`} className="text-sea underline underline-offset-4">
            <span {...englishMark(rule, 'title')}>{rule.title}</span>
          </AppLink>
          <ShortSourceNote source={rule} />
        </li>
      ))}
    </ul>
  );
}

function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="print:hidden">
      <summary className="cursor-pointer py-2 font-medium">{label}</summary>
      {children}
    </details>
  );
}
