import type { SearchKind } from '@expat-buddy/domain/search/kinds';
import { countResults, isNearestOnly } from '@expat-buddy/domain/search/queries';
import type { SearchGroup } from '@expat-buddy/domain/search/types';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { searchMessages as text } from '#messages/shell/search.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { NoResults } from './no-results.tsx';
import { ResultGroup } from './result-group.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { searchQueries } from './search-queries.ts';

type SearchResultsProps = {
  term: string;
  kind: SearchKind | null;
  inquiry: ReactNode;
};

/** Shows the previous results, dimmed, while a new search is pending. */
export function SearchResults({ term, kind, inquiry }: SearchResultsProps) {
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQueries.results(term),
    placeholderData: keepPreviousData,
  });

  if (isPending) {
    return (
      <LoadingState text={text.loading} isAnnounced>
        <ResultSkeleton />
      </LoadingState>
    );
  }
  if (isError && !data) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  const status = isPlaceholderData ? text.loading : text.count(countResults(data), term);
  return (
    <div className={isPlaceholderData ? 'opacity-55 transition-opacity' : ''}>
      <p role="status" className="sr-only">
        {status}
      </p>
      {data.length > 0 ? (
        <Register groups={data} term={term} kind={kind} />
      ) : (
        !isPlaceholderData && <NoResults term={term}>{inquiry}</NoResults>
      )}
    </div>
  );
}

type RegisterProps = { groups: SearchGroup[]; term: string; kind: SearchKind | null };

function Register({ groups, term, kind }: RegisterProps) {
  const best = groups.find((group) => group.kind === kind);
  // Six results may be all there are.
  const isMoreWanted = best !== undefined && best.results.length < best.total;
  const { data: whole, isError } = useQuery({
    ...searchQueries.ofKind(term, best?.kind ?? 'travel'),
    enabled: isMoreWanted,
  });
  const shown = best ? [(isMoreWanted && whole) || best] : groups;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      {groups.length > 1 && <KindTabs groups={groups} term={term} kind={best?.kind ?? null} />}
      <div className="min-w-0 lg:only:col-span-2">
        {isNearestOnly(groups) && <p className="mb-8 text-lead text-muted">{text.nearest}</p>}
        {shown.map((group) => (
          <ResultGroup
            key={group.kind}
            group={group}
            term={term}
            isWhole={best !== undefined && whole !== undefined && !isError}
          />
        ))}
      </div>
    </div>
  );
}
