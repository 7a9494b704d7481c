const amounts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Such as "Read as 12 000." */
export function priceReading(price: string, amount: number | null): string {
  if (price === '') return 'As visitors see it, with the currency.';
  if (amount === null) return 'No number: not included in price filters.';
  return `Read as ${amounts.format(amount).replaceAll(',', ' ')}.`;
}
