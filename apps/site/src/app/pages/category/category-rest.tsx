import { categoryFilters } from '@expat-buddy/domain/travel-category/fixed-filters';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/travel-category-calls';
import { useQuery } from '@tanstack/react-query';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { CategoryCall } from '#features/travels/category-call.tsx';
import { OtherCategories } from '#features/travels/other-categories.tsx';
import { TravelGrid, TravelGridSkeleton } from '#features/travels/travel-grid.tsx';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { useTravelMessages } from '#lib/messages/travel-messages.ts';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';

/** What lies behind the door: its travels, the other doors, and the way to ask. */
export default function CategoryRest({ category }: { category: TravelCategory }) {
  const { category: text } = useTravelMessages();
  return (
    <>
      <section className="page-width pt-14 lg:pt-20" aria-labelledby="category-travels">
        <CategoryTravels category={category} />
      </section>
      <OtherCategories route={category.route} />
      <CategoryCall category={category}>
        <InquiryButton
          size="large"
          inquiry={{ serviceType: 'trip-planner', serviceLabel: category.name, showCamping: true }}
        >
          {category.ctaButtonText || text.callButton}
        </InquiryButton>
      </CategoryCall>
    </>
  );
}

function CategoryTravels({ category }: { category: TravelCategory }) {
  const { category: text } = useTravelMessages();
  const { data, isPending, isError, refetch } = useQuery(
    travelQueries.list(categoryFilters(category)),
  );
  return (
    <>
      <div className="mb-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line pt-8">
        <h2 id="category-travels" className="text-section">
          {category.cardListTitle || text.listTitle}
        </h2>
        {data && data.length > 0 && <p className="tabular text-muted">{text.count(data.length)}</p>}
      </div>
      {isPending && (
        <LoadingState text={text.loadingList}>
          <TravelGridSkeleton />
        </LoadingState>
      )}
      {isError && !data && <ErrorState text={text.errorList} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState text={text.emptyList} />}
      {data && data.length > 0 && <TravelGrid travels={data} from={category.route} />}
    </>
  );
}
