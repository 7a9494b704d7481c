import type { Row } from '@expat-buddy/domain/supabase-client';

export type SubmissionStatus = Row<'contact_submissions'>['status'];

const statusNames: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  in_progress: 'In progress',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const statuses = Object.keys(statusNames) as SubmissionStatus[];

export function statusName(status: string | null | undefined): string {
  return (statusNames as Record<string, string | undefined>)[status ?? ''] ?? status ?? '';
}
