import { locale } from '#messages/locale.ts';

/** Writes numbers in the page's language. */
export function figures(options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(locale.tag, options);
  return (value) => {
    const written = format.format(value);
    // Thousands as prices have them in Algeria: ar-DZ puts dots between them.
    return locale.language === 'ar' ? written.replaceAll('.', '\u202f') : written;
  };
}
