/** A count with its noun in the right number, by the rules of a language. */
export function counted(
  rules: Intl.PluralRules,
  count: number,
  words: { one: string; other: string },
): string {
  return `${count} ${rules.select(count) === 'one' ? words.one : words.other}`;
}
