import type { MessageLanguage } from '@expat-buddy/domain/message/languages';

/** Forms by CLDR plural category; `#` stands for the number. A category that is missing takes `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function counted(language: MessageLanguage, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
