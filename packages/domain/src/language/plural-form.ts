/** The forms of a text by CLDR plural category, with `#` in place of the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form for a count. Categories without a form use `other`. */
export const pluralForm = (rules: Intl.PluralRules, count: number, forms: PluralForms): string =>
  forms[rules.select(count)] ?? forms.other;
