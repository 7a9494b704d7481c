import { type ReactNode, useEffect } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { locale } from '#messages/locale.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { searchMessages } from '#messages/shell/search.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { countSearch, searchQueries } from './search-queries.ts';
import { searchPath } from './search-term.ts';
import { TermLinks } from './term-links.tsx';

type NoResultsProps = {
  term: string;
  children: ReactNode;
};

/** A term on the way to another one is no search. */
const SETTLED_MS = 2000;

function useCountedSearch(term: string) {
  useEffect(() => {
    const timer = setTimeout(
      () => void countSearch(term, locale.language).catch(() => {}),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [term]);
}

export function NoResults({ term, children }: NoResultsProps) {
  useCountedSearch(term);
  const { none: text } = searchMessages;
  const { navigation } = baseMessages;
  const { data: suggestions = [] } = useQuery(searchQueries.suggestions(term));
  const lists = [
    { to: paths.travels, label: navigation.travels },
    { to: paths.activities, label: navigation.activities },
    { to: paths.rvRental, label: navigation.rvRental },
    { to: paths.services, label: navigation.services },
    { to: paths.store, label: navigation.store },
  ];
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <StarOrnament className="mb-5 size-7 text-ochre" />
        <h2 className="line-clamp-2 text-section wrap-anywhere">{text.title(term)}</h2>
        <p className="mt-4 max-w-[54ch] text-lead text-muted">{text.text}</p>
        {suggestions.length > 0 && (
          <>
            <h3 className="mt-10 mb-3 text-title">{text.didYouMean}</h3>
            <TermLinks
              links={suggestions.map((suggestion) => ({
                label: text.found(suggestion.term, suggestion.count),
                to: searchPath(suggestion.term),
              }))}
            />
          </>
        )}
        <h3 className="mt-10 mb-3 text-title">{text.lists}</h3>
        <TermLinks links={lists} />
      </div>
      <div className="self-start bg-surface px-6 py-8 sm:px-9">
        <h3 className="text-title">{text.ask}</h3>
        <p className="mt-3 mb-6 text-muted">{text.askText}</p>
        {children}
      </div>
    </div>
  );
}
