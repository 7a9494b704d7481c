import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import { featuredQueries } from '#features/home/featured-queries.ts';
import { ResultSkeleton } from '#features/search/result-skeleton.tsx';
import { ExampleTerms, StartList } from '#features/search/search-start.tsx';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import { travelPath } from '#features/travels/travel-path.ts';
import type { Warm } from '#hydrate/lazy-page.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { searchMessages } from '#messages/shell/search.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';

export const warm: Warm = ({ client }) =>
  Promise.all([
    client.prefetchQuery(categoryQueries.list()),
    client.prefetchQuery(featuredQueries.list()),
  ]);

export default function SearchStart() {
  const { start: text } = searchMessages;
  const categories = useQuery(categoryQueries.list());
  const travels = useQuery(featuredQueries.list());
  const stateOf = ({ isError, refetch }: { isError: boolean; refetch: () => unknown }) =>
    isError ? (
      <ErrorState text={text.error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={text.loading}>
        <ResultSkeleton />
      </LoadingState>
    );
  return (
    <>
      <ExampleTerms />
      <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <StartList
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
        <StartList
          id="start-travels"
          title={text.travels}
          state={stateOf(travels)}
          entries={travels.data?.map((travel) => ({
            to: travelPath(travel),
            title: travel.title,
            summary: travel.description,
            label: travel.duration,
            image: travel.imageUrl,
          }))}
        />
      </div>
    </>
  );
}
