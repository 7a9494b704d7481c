import { languageNames, toLanguage } from '@expat-buddy/domain/language/languages';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { locale } from '#i18n/locale.ts';

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

export const countText = (count: number, one: string, many: string) =>
  `${count.toLocaleString(locale.tag)} ${count === 1 ? one : many}`;

export const inquiryCount = (count: number) => countText(count, 'inquiry', 'inquiries');

export const phoneOf = ({ phone, sent_phone }: Pick<PersonRecord, 'phone' | 'sent_phone'>) =>
  phone ?? sent_phone;
