import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

const amounts = new Intl.NumberFormat(locale.dateTag, { maximumFractionDigits: 2 });

const spaced = (amount: number) =>
  amounts
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'group' ? ' ' : value))
    .join('');

/** Such as "Read as 12 000." */
export function priceReading(price: string, amount: number | null): string {
  if (price === '') return t('As visitors see it, with the currency.');
  if (amount === null) return t('No number: not included in price filters.');
  return t('Read as {amount}.', { amount: spaced(amount) });
}
