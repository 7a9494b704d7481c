import { toLanguage } from '@expat-buddy/domain/language/languages';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { languageNames } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';

/** A row of the list. */
export type PersonRecord = Pick<
  Row<'people'>,
  | 'id'
  | 'address'
  | 'name'
  | 'phone'
  | 'sent_phone'
  | 'language'
  | 'sent_language'
  | 'tags'
  | 'inquiries'
  | 'last_contact_at'
  | 'updated_at'
>;

export const languageName = (stored: string) => languageNames[toLanguage(stored)];

export const inquiryCount = (count: number) =>
  t('{count, plural, one {# inquiry} other {# inquiries}}', { count });

export const phoneOf = ({ phone, sent_phone }: Pick<PersonRecord, 'phone' | 'sent_phone'>) =>
  phone ?? sent_phone;
