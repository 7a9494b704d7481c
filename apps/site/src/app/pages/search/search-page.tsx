import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { ResultSkeleton } from '#features/search/result-skeleton.tsx';
import { SearchField } from '#features/search/search-field.tsx';
import { searchQueries } from '#features/search/search-queries.ts';
import { readSearchRequest } from '#features/search/search-request.ts';
import { SearchResults } from '#features/search/search-results.tsx';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { searchMessages as text } from '#messages/shell/search.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { searchStart } from './search-start-section.ts';

export const warm: Warm = async (request) => {
  const { term } = readSearchRequest(request.query);
  if (term !== null) return request.client.prefetchQuery(searchQueries.results(term));
  const start = await searchStart.preload();
  return start.warm?.(request);
};

export default function SearchPage() {
  const siteName = useSiteName();
  const { search } = useLocation();
  const { term, kind } = readSearchRequest(search);
  return (
    <div className="min-h-dvh">
      {term === null ? (
        <PageMeta title={text.title} description={text.description(siteName)} path={paths.search} />
      ) : (
        <PageMeta title={text.titleFor(term)} isHidden />
      )}
      <div className="relative overflow-clip border-b border-line">
        <div className="zellige absolute inset-0 text-ochre opacity-[0.07]" aria-hidden="true" />
        <div className="page-width relative pt-10 pb-10 lg:pt-14 lg:pb-12">
          <h1 className="mb-7">
            {term === null ? (
              <span className="block max-w-[11.5em] text-display">{text.heading}</span>
            ) : (
              <>
                <span className="eyebrow block font-sans tracking-widest text-terracotta">
                  {text.resultsFor}
                </span>
                <span className="mt-2 line-clamp-2 text-display leading-tight wrap-anywhere">
                  <bdi>{term}</bdi>
                </span>
              </>
            )}
          </h1>
          <SearchField term={term ?? ''} />
          {term === null && <p className="mt-5 max-w-[62ch] text-muted">{text.intro}</p>}
        </div>
      </div>
      <div className="page-width pt-10 lg:pt-14">
        {term === null ? (
          <Suspense fallback={<ResultSkeleton />}>
            <searchStart.Page params={{}} />
          </Suspense>
        ) : (
          <SearchResults term={term} kind={kind} inquiry={<AskAbout term={term} />} />
        )}
      </div>
    </div>
  );
}

function AskAbout({ term }: { term: string }) {
  return (
    <InquiryButton
      size="large"
      inquiry={{
        serviceType: 'trip-planner',
        serviceLabel: text.none.serviceLabel(term),
        recordId: term,
        message: text.none.message(term),
      }}
    >
      {text.none.ask}
    </InquiryButton>
  );
}
