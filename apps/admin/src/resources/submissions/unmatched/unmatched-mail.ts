import type { Row } from '@expat-buddy/domain/supabase-client';
import type { ResourceCallbacks } from 'react-admin';
import { t } from '#i18n/t.ts';
import type { StoredMessageFile } from '#providers/message-files.ts';
import type { SubmissionRecord } from '../submission.ts';

export const UNMATCHED_MAILS = 'unmatched_mails';

export type Suggestion = Pick<SubmissionRecord, 'id' | 'name' | 'email' | 'service' | 'status'>;

export type UnmatchedMail = Omit<
  Row<'unmatched_mails'>,
  'reason' | 'suggested_submission_id' | 'email_message_id'
> & {
  reason:
    | 'unknown'
    | 'unverified'
    | 'colleague'
    | 'answer'
    | 'undelivered'
    | 'program'
    | 'automatic';
  suggestion: Suggestion | null;
  files: StoredMessageFile[];
};

const open = { discarded_at: null };
const filters = {
  waiting: { ...open, 'reason@neq': 'automatic' },
  automatic: { ...open, reason: 'automatic' },
  discarded: { 'discarded_at@neq': null },
} as const;

export type UnmatchedView = keyof typeof filters;
export const DEFAULT_VIEW: UnmatchedView = 'waiting';

export const viewOf = ({ view }: Readonly<Record<string, unknown>>): UnmatchedView =>
  Object.hasOwn(filters, String(view)) ? (view as UnmatchedView) : DEFAULT_VIEW;

/** Converts the view in the address to filters. */
export const unmatchedMailCallbacks: ResourceCallbacks = {
  resource: UNMATCHED_MAILS,
  async beforeGetList(params) {
    const { view, ...rest } = params.filter ?? {};
    return { ...params, filter: { ...rest, ...filters[viewOf({ view })] } };
  },
};

/** Why it joined no inquiry. What needs care comes with a warning. */
export const reasons: Readonly<
  Record<UnmatchedMail['reason'], { label: string; warning?: string }>
> = {
  unknown: { label: t('No inquiry named') },
  unverified: {
    label: t('Sender not verified'),
    warning: t(
      'It names an inquiry, but anybody could have written this sender’s address. Compare it with earlier messages before you attach it or follow what it asks.',
    ),
  },
  colleague: { label: t('From a colleague') },
  answer: { label: t('Answer of a colleague, not sent') },
  undelivered: {
    label: t('Not delivered'),
    warning: t(
      'An email of ours came back, and the notice does not say which. Look for the address in the inquiries.',
    ),
  },
  program: {
    label: t('Perhaps automatic'),
    warning: t(
      'A program such as a help desk sent it, perhaps for a person. Attach it if a person wrote it.',
    ),
  },
  automatic: { label: t('Automatic') },
};

const faults: Readonly<Record<string, string>> = {
  sender: t(
    'It did not come from the address of the colleague’s account, or the account is disabled.',
  ),
  unproven: t('Nothing proves that the colleague sent it.'),
  empty: t('It has no text above the quoted notification.'),
  placeholder: t('It has a placeholder that is not filled in.'),
  files: t('It is too long, or a file was not accepted.'),
  notification: t('It repeats our notification, which only the office may read.'),
  limit: t('There were too many answers by email in a short time.'),
};

export const warningOf = ({ reason, fault }: UnmatchedMail): string | undefined =>
  reason === 'answer'
    ? t('The customer has not received it. {why} Answer in the inquiry.', {
        why: faults[fault ?? ''] ?? '',
      })
    : reasons[reason].warning;
