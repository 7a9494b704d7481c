import { toLanguage } from '@expat-buddy/domain/language/languages';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { algiersMoment } from '#features/export/algiers-moment.ts';
import { languageNames } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import type { CsvColumn } from '#ui/csv.ts';

export type Subscriber = Omit<
  Row<'newsletter_subscriptions'>,
  'confirm_token_hash' | 'unsubscribe_token_hash'
>;

export type SubscriberStatus = Subscriber['status'];

/** In the order of the tabs. */
export const statusNames: Readonly<Record<SubscriberStatus, string>> = {
  confirmed: t('Confirmed'),
  pending: t('Pending'),
  unsubscribed: t('Unsubscribed'),
  bounced: t('Bounced'),
};

/** When the subscription got its state. */
export function changedAt(subscriber: Subscriber): string {
  const { status, requested_at, confirmed_at, unsubscribed_at, bounced_at } = subscriber;
  const moments = {
    pending: requested_at,
    confirmed: confirmed_at,
    unsubscribed: unsubscribed_at,
    bounced: bounced_at,
  };
  return moments[status] ?? requested_at;
}

export const subscriberColumns: readonly CsvColumn<Subscriber>[] = [
  { label: t('Email'), value: ({ email }) => email },
  { label: t('State'), value: ({ status }) => statusNames[status] },
  { label: t('Language'), value: ({ locale }) => languageNames[toLanguage(locale)] },
  {
    label: t('Requested (Algiers time)'),
    value: ({ requested_at }) => algiersMoment(requested_at),
  },
  {
    label: t('Confirmed (Algiers time)'),
    value: ({ confirmed_at }) => algiersMoment(confirmed_at),
  },
  {
    label: t('Unsubscribed (Algiers time)'),
    value: ({ unsubscribed_at }) => algiersMoment(unsubscribed_at),
  },
  { label: t('Bounced (Algiers time)'), value: ({ bounced_at }) => algiersMoment(bounced_at) },
  { label: t('Reason'), value: ({ end_reason }) => storedMessage(end_reason) },
  { label: t('Consent'), value: ({ consent_text }) => consent_text },
  { label: t('Version of the consent'), value: ({ consent_version }) => consent_version },
];
