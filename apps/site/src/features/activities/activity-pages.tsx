import type { Activity } from '@expat-buddy/domain/activity/types';
import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import { useQuery } from '#hydrate/use-query.ts';
import { useShownRows } from '#lib/hooks/use-shown-rows.ts';
import { useShownPages } from '#lib/storage/shown-pages.ts';
import { CardGridSkeleton } from '#ui/card-grid.tsx';
import { EarlierPage, EmptyPage, PageLinks } from '#ui/page-links.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { ActivityCardList } from './activity-card-list.tsx';
import { activityQueries } from './activity-queries.ts';

type ActivityPagesProps = {
  /** Omit it to list all activities. */
  categoryId?: string;
  text: { loading: string; error: string; empty: string };
  listId: string;
  linkTo: (activity: Activity) => string;
};

export function ActivityPages({ categoryId, text, listId, linkTo }: ActivityPagesProps) {
  const shown = useShownPages();
  const of = categoryId === undefined ? {} : { categoryId };
  const { data: count } = useQuery(activityQueries.count(categoryId));
  const list = useShownRows((page) => activityQueries.list({ ...of, page }), shown);
  if (list.isPending) {
    return (
      <LoadingState text={text.loading}>
        <CardGridSkeleton />
      </LoadingState>
    );
  }
  if (list.isError && !list.data) return <ErrorState text={text.error} onRetry={list.retry} />;
  if (list.rows.length === 0) {
    return (
      <EmptyPage shown={shown} total={count}>
        <EmptyState text={text.empty} />
      </EmptyPage>
    );
  }
  return (
    <>
      <EarlierPage shown={shown} listId={listId} />
      <ActivityCardList activities={list.rows} linkTo={linkTo} />
      <PageLinks
        shown={shown}
        perPage={PER_PAGE}
        total={count}
        listId={listId}
        isLoading={list.isLoadingMore}
        hasFailed={list.hasFailedMore}
        onRetry={list.retry}
      />
    </>
  );
}
