import { locale } from '#i18n/locale.ts';

const isEnglish = locale.language === 'en';

/** Selects the name of records, also in the language of the interface, for `shownNameOf`. */
export const nameColumns = (column = 'title'): string =>
  isEnglish ? column : `${column},shown:translations->${locale.language}->>${column}`;

/** The same within another record. The local backend reads no paths there. */
export const namesWithin = (column = 'title'): string =>
  isEnglish ? column : `${column},translations`;

export type Named = {
  title?: string;
  name?: string;
  shown?: string | null;
  translations?: Readonly<Record<string, { title?: string; name?: string } | undefined>>;
};

/** English where there is no translation. */
export function shownNameOf({ title, name, shown, translations }: Named): string {
  const translated = translations?.[locale.language];
  return shown || translated?.title || translated?.name || title || name || '';
}

const inOrder = new Intl.Collator(locale.tag).compare;

/** Compares records by the names that `shownNameOf` gives them. */
export const byShownName = (one: Named, other: Named): number =>
  inOrder(shownNameOf(one), shownNameOf(other));
