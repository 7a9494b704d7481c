import { type PluralForms, pluralForm } from '@expat-buddy/domain/language/plural-form';
import { locale } from '#messages/locale.ts';
import { figures } from './figures.ts';

const rules = new Intl.PluralRules(locale.tag);
const number = figures();

export const plural = (count: number, forms: PluralForms): string =>
  pluralForm(rules, count, forms);

export const counted = (count: number, forms: PluralForms): string =>
  plural(count, forms).replace('#', () => number(count));
