export function counted(
  rules: Intl.PluralRules,
  count: number,
  forms: { one: string; other: string },
): string {
  const number = count.toLocaleString(rules.resolvedOptions().locale);
  return `${number} ${rules.select(count) === 'one' ? forms.one : forms.other}`;
}
