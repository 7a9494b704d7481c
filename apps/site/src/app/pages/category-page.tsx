import { categoryImage } from '@expat-buddy/domain/travel-category/category-image';
import { categoryFilters } from '@expat-buddy/domain/travel-category/fixed-filters';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/travel-category-calls';
import { useQuery } from '@tanstack/react-query';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { CategoryCall } from '#features/travels/category-call.tsx';
import { CategoryHero } from '#features/travels/category-hero.tsx';
import { categoryQueries } from '#features/travels/category-queries.ts';
import { OtherCategories } from '#features/travels/other-categories.tsx';
import { TravelGrid, TravelGridSkeleton } from '#features/travels/travel-grid.tsx';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { warmCategory } from '#features/travels/warm-travels.ts';
import { useTravelMessages } from '#lib/messages/travel-messages.ts';
import { paths } from '#lib/paths.ts';
import { shareImage } from '#lib/share-image.ts';
import { MissingPage } from '#ui/missing-page.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import type { PageProps, Warm } from '../lazy-page.tsx';

export const warm: Warm = ({ client, params: { route = '' } }) => warmCategory(client, route);

export default function CategoryPage({ params: { route = '' } }: PageProps) {
  const { category: text, back } = useTravelMessages();
  const { data: category, isPending, isError, refetch } = useQuery(categoryQueries.detail(route));

  if (isPending) {
    return (
      <div className="min-h-dvh">
        <div className="h-[clamp(17rem,54vw,43rem)] animate-pulse bg-sand" aria-hidden="true" />
        <div className="page-width">
          <LoadingState text={text.loading} />
        </div>
      </div>
    );
  }
  if (!category) {
    // The spec's one sentence for both: there is none, or it could not be read.
    return (
      <MissingPage
        text={text.notFound}
        back={{ to: paths.travels, label: back.travels }}
        onRetry={isError ? () => void refetch() : undefined}
      />
    );
  }
  return <CategoryContent category={category} />;
}

function CategoryContent({ category }: { category: TravelCategory }) {
  const { category: text } = useTravelMessages();
  return (
    <>
      <PageMeta
        title={category.name}
        description={category.description || text.description(category.name)}
        path={paths.category(category.route)}
        image={shareImage(categoryImage(category))}
      />
      <CategoryHero category={category} />
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
