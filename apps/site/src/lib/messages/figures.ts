import { locale } from '#messages/locale.ts';

/** Formats numbers in the page's language. */
export function figures(options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(locale.tag, options);
  return (value) => {
    const written = format.format(value);
    // Algerian prices separate thousands with a space; ar-DZ uses dots.
    return locale.language === 'ar' ? written.replaceAll('.', '\u202f') : written;
  };
}
