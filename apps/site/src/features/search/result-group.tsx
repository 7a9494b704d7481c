import { langOf } from '@expat-buddy/domain/language/lang-of';
import type { SearchGroup } from '@expat-buddy/domain/search/types';
import { ArrowRight } from 'lucide-react';
import { searchMessages as text } from '#messages/shell/search.ts';
import { AppLink } from '#ui/app-link.tsx';
import { MarkedText } from './marked-text.tsx';
import { ResultEntry } from './result-entry.tsx';
import { searchKindPath } from './search-request.ts';
import { useResultLabel } from './use-result-label.ts';

type ResultGroupProps = {
  group: SearchGroup;
  term: string;
  /** All results of this kind are shown, so there is no link to more. */
  isWhole: boolean;
};

export function ResultGroup({ group, term, isWhole }: ResultGroupProps) {
  const labelOf = useResultLabel();
  const { kind, total, results } = group;
  const { heading, inSentence } = text.kinds[kind];
  const id = `results-${kind}`;
  return (
    <section aria-labelledby={id} className="[&+&]:mt-14">
      <h2
        id={id}
        className="flex items-baseline justify-between gap-4 border-b-2 border-ochre pb-3 text-section"
      >
        {heading}
        <span className="tabular font-sans text-body font-normal tracking-normal text-muted">
          {total}
        </span>
      </h2>
      <ul>
        {results.map((result) => (
          <ResultEntry
            key={result.url}
            to={result.url}
            title={
              <bdi lang={langOf(result, 'title')}>
                <MarkedText text={result.title} term={result.marks} />
              </bdi>
            }
            summary={
              result.summary && (
                <bdi lang={langOf(result, 'summary')}>
                  <MarkedText text={result.summary} term={result.marks} isExcerpt />
                </bdi>
              )
            }
            label={labelOf(kind, result)}
            image={result.image}
          />
        ))}
      </ul>
      {results.length < total && (
        <p className="mt-4">
          {isWhole ? (
            <span className="text-muted">{text.shownOf(results.length, total)}</span>
          ) : (
            <AppLink
              to={searchKindPath(term, kind)}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline"
            >
              {text.showAll(total, inSentence)}
              <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            </AppLink>
          )}
        </p>
      )}
    </section>
  );
}
