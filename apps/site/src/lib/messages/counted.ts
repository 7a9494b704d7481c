/** A count with its noun in the right number, by the rules of a language. */
export function counted(
  rules: Intl.PluralRules,
  count: number,
  words: { one: string; other: string },
): string {
  const number = count.toLocaleString(rules.resolvedOptions().locale);
  return `${number} ${rules.select(count) === 'one' ? words.one : words.other}`;
}
