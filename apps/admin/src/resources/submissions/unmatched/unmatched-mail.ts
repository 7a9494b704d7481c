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
  reason: 'unknown' | 'unverified' | 'colleague' | 'automatic';
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
  automatic: { label: t('Automatic') },
};
