import type { ReviewRule } from '@expat-buddy/domain/review/rules';
import type { SubjectKind } from '@expat-buddy/domain/review/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { t } from '#i18n/t.ts';
import { type Named, shownNameOf } from '#providers/data/shown-name.ts';
import { editPath } from '#ui/record-paths.ts';

/** The specification's path. */
export const REVIEWS = 'review-management';

export type ReviewStatus = Row<'reviews'>['status'];

type Subject = (Named & { id: string; status: Row<'travels'>['status'] }) | null;

type ReviewReportRecord = Pick<
  Row<'review_reports'>,
  'id' | 'rule' | 'details' | 'is_handled' | 'created_at'
>;

export type ReviewPhotoRecord = Pick<
  Row<'review_photos'>,
  'id' | 'position' | 'caption' | 'rejection_reason' | 'public_at'
>;

export type ReviewRecord = Omit<Row<'reviews'>, 'search_text'> & {
  subjects: Record<SubjectKind, Subject>[];
  reports: ReviewReportRecord[];
  photos: ReviewPhotoRecord[];
  moderator: { full_name: string | null; email: string } | null;
};

export const statusNames: Readonly<Record<ReviewStatus, string>> = {
  pending: t('Pending'),
  published: t('Published'),
  rejected: t('Rejected'),
};

export const statuses = Object.keys(statusNames) as ReviewStatus[];

/** The published reasons (/reviews). */
export const ruleNames: Readonly<Record<ReviewRule, string>> = {
  insulting: t('Insults or hatred'),
  personal_data: t('Private details of other people'),
  advertising: t('Advertising or links'),
  off_topic: t('Not about the trip or service'),
  unlawful: t('Unlawful content'),
};

export type ReviewTab = ReviewStatus | 'reported';

export const REPORTED = { 'open_reports@gt': 0 } as const;

/** The tab in the address; pending when it names none. */
export function tabOf(filter: Readonly<Record<string, unknown>>): ReviewTab {
  if ('open_reports@gt' in filter) return 'reported';
  return statuses.find((status) => status === filter.status) ?? 'pending';
}

const resources: Readonly<Record<SubjectKind, string>> = {
  travel: 'travels',
  activity: 'activities',
  vehicle: 'vehicles',
  service: 'services',
};
const kinds = Object.keys(resources) as SubjectKind[];

export function subjectsOf({ subjects }: ReviewRecord) {
  return subjects.flatMap((subject) =>
    kinds.flatMap((kind) => {
      const about = subject[kind];
      if (!about) return [];
      const path = editPath(resources[kind], about.id);
      return [{ kind, title: shownNameOf(about), path, isPublic: about.status === 'published' }];
    }),
  );
}

export function moderatorName({ moderator }: ReviewRecord): string {
  return moderator?.full_name?.trim() || moderator?.email || t('a former colleague');
}
