import { categoryImage } from '@expat-buddy/domain/travel-category/category-image';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { chooseFeatured } from '#features/home/choose-featured.ts';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { RegisterSkeleton } from '#features/search/register-skeleton.tsx';
import { SearchField } from '#features/search/search-field.tsx';
import { readSearchRequest } from '#features/search/search-request.ts';
import { SearchResults } from '#features/search/search-results.tsx';
import { ExampleTerms, StartRegister } from '#features/search/search-start.tsx';
import { categoryQueries } from '#features/travels/category-queries.ts';
import { travelPath } from '#features/travels/travel-path.ts';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { useSearchMessages } from '#lib/messages/search-messages.ts';
import { paths } from '#lib/paths.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { ErrorState, LoadingState } from '#ui/states.tsx';

export default function SearchPage() {
  const text = useSearchMessages();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const { term, kind } = readSearchRequest(isHydrated ? search : '');
  return (
    <div className="min-h-dvh">
      {term === null ? (
        <PageMeta title={text.title} description={text.description} path={paths.search} />
      ) : (
        <PageMeta title={text.titleFor(term)} isHidden />
      )}
      <div className="relative overflow-clip border-b border-line">
        <div className="zellige absolute inset-0 text-ochre opacity-[0.07]" aria-hidden="true" />
        <div className="page-width relative pt-10 pb-10 lg:pt-14 lg:pb-12">
          <h1 className="mb-7">
            {term === null ? (
              <span className="block max-w-[18ch] text-display">{text.heading}</span>
            ) : (
              <>
                <span className="eyebrow block font-sans tracking-widest text-terracotta">
                  {text.resultsFor}
                </span>
                <span className="mt-2 line-clamp-3 block text-display leading-tight wrap-anywhere">
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
          <SearchStart />
        ) : (
          <SearchResults term={term} kind={kind} inquiry={<AskAbout term={term} />} />
        )}
      </div>
    </div>
  );
}

function AskAbout({ term }: { term: string }) {
  const { none: text } = useSearchMessages();
  return (
    <InquiryButton
      size="large"
      inquiry={{
        serviceType: 'trip-planner',
        serviceLabel: text.serviceLabel(term),
        message: text.message(term),
      }}
    >
      {text.ask}
    </InquiryButton>
  );
}

function SearchStart() {
  const { start: text } = useSearchMessages();
  const categories = useQuery(categoryQueries.list());
  const travels = useQuery(travelQueries.list());
  const stateOf = ({ isError, refetch }: { isError: boolean; refetch: () => unknown }) =>
    isError ? (
      <ErrorState text={text.error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={text.loading}>
        <RegisterSkeleton />
      </LoadingState>
    );
  return (
    <>
      <ExampleTerms />
      <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <StartRegister
          id="start-categories"
          title={text.categories}
          state={stateOf(categories)}
          entries={categories.data?.map((category) => ({
            to: paths.category(category.route),
            title: category.name,
            summary: category.description,
            image: categoryImage(category),
          }))}
        />
        <StartRegister
          id="start-travels"
          title={text.travels}
          state={stateOf(travels)}
          entries={
            travels.data &&
            chooseFeatured(travels.data).map(({ travel }) => ({
              to: travelPath(travel),
              title: travel.title,
              summary: travel.description,
              label: travel.duration,
              image: travel.imageUrl,
            }))
          }
        />
      </div>
    </>
  );
}
