import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQueries,
} from '@tanstack/react-query';
import { useQuery } from '#hydrate/use-query.ts';
import type { ShownPages } from '../storage/shown-pages.ts';

/** The rows of all visible pages of a list. Previous rows stay while others load. */
export function useShownRows<Row, Key extends QueryKey>(
  pageQuery: (page: number) => UseQueryOptions<Row[], Error, Row[], Key>,
  { first, last }: Pick<ShownPages, 'first' | 'last'>,
) {
  const top = useQuery({ ...pageQuery(first), placeholderData: keepPreviousData });
  const further = useQueries({
    queries: Array.from({ length: last - first }, (_, index) => pageQuery(first + 1 + index)),
  });
  // A page that failed hides those after it, so that the list has no gaps.
  const gap = further.findIndex(({ data }) => !data);
  const whole = gap < 0 ? further : further.slice(0, gap);
  const rows: Row[] = [top, ...whole].flatMap(({ data = [] }) => data);
  return {
    ...top,
    rows,
    isLoadingMore: further.some(({ isFetching, data }) => isFetching && !data),
    hasFailedMore: further.some(({ isError, isFetching, data }) => isError && !isFetching && !data),
    retry: () => {
      for (const query of [top, ...further]) if (query.isError) void query.refetch();
    },
  };
}
