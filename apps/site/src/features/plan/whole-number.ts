import { parseNumber } from '@expat-buddy/domain/typed-number';

/** Null for an empty field, undefined for what is no whole number of the range. */
export function wholeNumber(typed: string, min: number, max: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed, 0);
  const isWithin = Number.isInteger(number) && Number(number) >= min && Number(number) <= max;
  return isWithin ? number : undefined;
}
