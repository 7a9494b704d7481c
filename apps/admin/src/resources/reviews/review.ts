import type { Row } from '@expat-buddy/domain/supabase-client';
import { editPath } from '#ui/record-paths.ts';

/** The specification's path. */
export const REVIEWS = 'review-management';

export type ReviewStatus = Row<'reviews'>['status'];

type Named = { id: string; title: string; status: Row<'travels'>['status'] };

export type ReviewRecord = Omit<Row<'reviews'>, 'search_text'> & {
  travel: Named | null;
  activity: Named | null;
  moderator: { full_name: string | null; email: string } | null;
};

export const statusNames: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

export const statuses = Object.keys(statusNames) as ReviewStatus[];

/** The tab in the address; pending when it names none. */
export function statusOf(filter: Readonly<Record<string, unknown>>): ReviewStatus {
  return statuses.find((status) => status === filter.status) ?? 'pending';
}

export function subjectOf({ travel, activity, travel_id, activity_id }: ReviewRecord) {
  const kind = travel_id === null ? 'activity' : 'travel';
  const id = travel_id ?? activity_id ?? '';
  const about = travel ?? activity;
  return {
    kind,
    title: about?.title ?? id,
    path: editPath(kind === 'travel' ? 'travels' : 'activities', id),
    isPublic: about?.status === 'published',
  };
}

export function moderatorName({ moderator }: ReviewRecord): string {
  return moderator?.full_name?.trim() || moderator?.email || 'a former colleague';
}
