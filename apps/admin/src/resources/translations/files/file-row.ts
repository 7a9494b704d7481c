import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import type { TextStatus, TranslatedText } from '../texts.ts';

/** A row of a translator's file. */
export type FileRow = {
  language: string;
  resource: string;
  record: string;
  field: string;
  item: string;
  source: string;
  translation: string;
  status: string;
};

export type NumberedRow = FileRow & {
  /** The row's number in a spreadsheet. */
  number: number;
};

export const statuses: readonly TextStatus[] = ['draft', 'published'];

/** “fr or ar”, in the language of the interface. */
export const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat(locale.tag, { type: 'disjunction' }).format(names);

export const fileRow = (text: TranslatedText): FileRow => ({
  language: text.language,
  resource: text.resource,
  record: text.record_id,
  field: text.field,
  item: text.item,
  source: text.source,
  translation: text.text ?? '',
  status: text.status ?? 'draft',
});

/** The only language of a file. Throws a message for the user if there is none, or more than one. */
export function languageOfFile(
  rows: readonly FileRow[],
  known: readonly TranslationLanguage[],
): TranslationLanguage {
  const named = [...new Set(rows.map(({ language }) => language))];
  const language = known.find((id) => id === named[0]);
  if (named.length !== 1 || !language) {
    throw new Error(
      t('The file needs one language, {known}, in its column “Language”.', {
        known: oneOf(known),
      }),
    );
  }
  return language;
}
