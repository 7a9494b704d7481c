import type { Language } from '@expat-buddy/domain/language/languages';
import { type PluralForms, pluralForm } from '@expat-buddy/domain/language/plural-form';

export const counted = (language: Language, count: number, forms: PluralForms): string =>
  pluralForm(new Intl.PluralRules(language), count, forms).replace('#', String(count));
