import type { Row } from '@expat-buddy/domain/supabase-client';
import { t } from '#i18n/t.ts';

export type SubmissionStatus = Row<'contact_submissions'>['status'];

const statusNames: Readonly<Record<SubmissionStatus, string>> = {
  new: t('New (inquiry)'),
  in_progress: t('In progress'),
  waiting: t('Waiting'),
  won: t('Won'),
  lost: t('Lost'),
  spam: t('Spam'),
};

export const statuses = Object.keys(statusNames) as SubmissionStatus[];

export function statusName(status: string | null | undefined): string {
  return (statusNames as Record<string, string | undefined>)[status ?? ''] ?? status ?? '';
}
