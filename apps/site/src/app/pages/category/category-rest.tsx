import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import { categoryFilters } from '@expat-buddy/domain/travel-category/fixed-filters';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { CategoryCall } from '#features/travels/category/category-call.tsx';
import { OtherCategories } from '#features/travels/category/other-categories.tsx';
import { TravelGrid, TravelGridSkeleton } from '#features/travels/list/travel-grid.tsx';
import { travelListQueries } from '#features/travels/list/travel-list-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { useShownRows } from '#lib/hooks/use-shown-rows.ts';
import { useShownPages } from '#lib/storage/shown-pages.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { travelMessages } from '#messages/trips/travel.ts';
import { EarlierPage, EmptyPage, PageLinks } from '#ui/page-links.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';

const LIST_TITLE = 'category-travels';

export default function CategoryRest({ category }: { category: TravelCategory }) {
  const { category: text } = travelMessages;
  return (
    <>
      <section className="page-width pt-14 lg:pt-20" aria-labelledby={LIST_TITLE}>
        <CategoryTravels category={category} />
      </section>
      <OtherCategories route={category.route} />
      <CategoryCall category={category}>
        <InquiryButton
          size="large"
          inquiry={{
            serviceType: 'trip-planner',
            serviceLabel: category.name,
            recordId: category.route,
            showCamping: true,
          }}
        >
          <span {...(category.ctaButtonText && englishMark(category, 'ctaButtonText'))}>
            {category.ctaButtonText || text.callButton}
          </span>
        </InquiryButton>
      </CategoryCall>
    </>
  );
}

function CategoryTravels({ category }: { category: TravelCategory }) {
  const { category: text } = travelMessages;
  const filters = categoryFilters(category);
  const shown = useShownPages();
  const { data: count } = useQuery(travelListQueries.count(filters));
  const list = useShownRows((page) => travelListQueries.list(filters, { page }), shown);
  const { data, rows, isPending, isError } = list;
  return (
    <>
      <div className="mb-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line pt-8">
        <h2
          {...(category.cardListTitle && englishMark(category, 'cardListTitle'))}
          id={LIST_TITLE}
          tabIndex={-1}
          className="text-section outline-none"
        >
          {category.cardListTitle || text.listTitle}
        </h2>
        {count !== undefined && count > 0 && (
          <p className="tabular text-muted">{text.count(count)}</p>
        )}
      </div>
      {isPending && (
        <LoadingState text={text.loadingList}>
          <TravelGridSkeleton />
        </LoadingState>
      )}
      {isError && !data && <ErrorState text={text.errorList} onRetry={list.retry} />}
      {data?.length === 0 && (
        <EmptyPage shown={shown} total={count}>
          <EmptyState text={text.emptyList} />
        </EmptyPage>
      )}
      {rows.length > 0 && (
        <>
          <EarlierPage shown={shown} listId={LIST_TITLE} />
          <TravelGrid travels={rows} from={category.route} />
          <PageLinks
            shown={shown}
            perPage={PER_PAGE}
            total={count}
            listId={LIST_TITLE}
            isLoading={list.isLoadingMore}
            hasFailed={list.hasFailedMore}
            onRetry={list.retry}
          />
        </>
      )}
    </>
  );
}
