export function counted(
  rules: Intl.PluralRules,
  count: number,
  words: { one: string; other: string },
): string {
  const number = count.toLocaleString(rules.resolvedOptions().locale);
  return `${number} ${rules.select(count) === 'one' ? words.one : words.other}`;
}
