const amounts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** How the price filter reads a price: "Read as 12 000." */
export function priceReading(price: string, amount: number | null): string {
  if (price === '') return 'As visitors read it, with its currency.';
  if (amount === null) return 'No number: left out of price filters.';
  return `Read as ${amounts.format(amount).replaceAll(',', ' ')}.`;
}
