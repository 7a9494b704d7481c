import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import type { Row } from '@expat-buddy/domain/supabase-client';

export type SubmissionRecord = Omit<Row<'contact_submissions'>, 'search_text' | 'name_key'> & {
  selection?: { subject: string } | null;
};

/** The service, and what on its page the visitor asked about. */
export function subjectOf({ service, selection }: SubmissionRecord): string {
  return [serviceLabel(service), selection?.subject].filter(Boolean).join(': ');
}
export type SubmissionStatus = SubmissionRecord['status'];

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
