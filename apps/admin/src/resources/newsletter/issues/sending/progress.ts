import type { Database } from '@expat-buddy/domain/database.types';
import { t } from '#i18n/t.ts';

type RecipientStatus = Database['public']['Enums']['newsletter_recipient_status'];

export type Figures = ReadonlyMap<RecipientStatus, number>;

/**
 * Who unsubscribed afterwards has received the issue, so they count as sent too.
 * @returns `share` from 0 to 1
 */
export function progressOf(figures: Figures, recipients: number) {
  const count = (status: RecipientStatus) => figures.get(status) ?? 0;
  const open = count('waiting') + count('queued');
  const results = [
    { label: t('Delivered'), count: count('sent') + count('unsubscribed') },
    { label: t('Failed'), count: count('failed') },
    { label: t('Bounced'), count: count('bounced') },
    { label: t('Unsubscribed'), count: count('unsubscribed') },
    { label: t('Skipped'), count: count('skipped') },
  ];
  const done = Math.max(recipients - open, 0);
  return { done, share: recipients === 0 ? 1 : done / recipients, results };
}
