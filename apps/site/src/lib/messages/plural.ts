import { locale } from '#messages/locale.ts';
import { figures } from './figures.ts';

/** Forms by CLDR plural category; `#` stands for the number. A category that is missing takes `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Intl.PluralRules(locale.tag);
const number = figures();

export const plural = (count: number, forms: PluralForms): string =>
  forms[rules.select(count)] ?? forms.other;

export const counted = (count: number, forms: PluralForms): string =>
  plural(count, forms).replace('#', () => number(count));
