import type { CalendarDay } from '../dates/calendar-day.ts';
import { dayText } from '../format/day.ts';
import type { Language } from '../language/languages.ts';
import { locales } from '../language/locales.ts';
import { type PluralForms, pluralForm } from '../language/plural-form.ts';

type Count = (count: number) => string;

/** What a first draft says in the customer's language. */
type ProposalWords = {
  people: Count;
  /** A choice of the inquiry form: `3-5`. */
  fromTo: (from: string, to: string) => string;
  moreThanTen: string;
  childrenUnder12: Count;
  childrenUnder5: Count;
  nights: Count;
  fromDay: (day: CalendarDay) => string;
  perDay: (price: string) => string;
  comma: string;
};

const counter = (language: Language, forms: PluralForms): Count => {
  const rules = new Intl.PluralRules(language);
  return (count) => pluralForm(rules, count, forms).replace('#', String(count));
};

export const proposalWords: Readonly<Record<Language, ProposalWords>> = {
  en: {
    people: counter('en', { one: '# person', other: '# people' }),
    fromTo: (from, to) => `${from}-${to} people`,
    moreThanTen: 'More than 10 people',
    childrenUnder12: counter('en', {
      one: '# child between 5 and 12',
      other: '# children between 5 and 12',
    }),
    childrenUnder5: counter('en', { one: '# child under 5', other: '# children under 5' }),
    nights: counter('en', { one: '# night', other: '# nights' }),
    fromDay: (day) => `from ${dayText(day, 'en')}`,
    perDay: (price) => `${price} per day`,
    comma: ', ',
  },
  fr: {
    people: counter('fr', { one: '# personne', other: '# personnes' }),
    fromTo: (from, to) => `de ${from} à ${to} personnes`,
    moreThanTen: 'Plus de 10 personnes',
    childrenUnder12: counter('fr', {
      one: '# enfant de 5 à 12 ans',
      other: '# enfants de 5 à 12 ans',
    }),
    childrenUnder5: counter('fr', {
      one: '# enfant de moins de 5 ans',
      other: '# enfants de moins de 5 ans',
    }),
    nights: counter('fr', { one: '# nuit', other: '# nuits' }),
    fromDay: (day) => `à partir du ${dayText(day, 'fr')}`,
    perDay: (price) => `${price} par jour`,
    comma: ', ',
  },
  ar: {
    people: counter('ar', {
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصا',
      other: '# شخص',
    }),
    fromTo: (from, to) => `من ${from} إلى ${to} أشخاص`,
    moreThanTen: 'أكثر من 10 أشخاص',
    childrenUnder12: counter('ar', {
      one: 'طفل واحد بين 5 سنوات و12 سنة',
      two: 'طفلان بين 5 سنوات و12 سنة',
      few: '# أطفال بين 5 سنوات و12 سنة',
      many: '# طفلا بين 5 سنوات و12 سنة',
      other: '# طفل بين 5 سنوات و12 سنة',
    }),
    childrenUnder5: counter('ar', {
      one: 'طفل واحد دون 5 سنوات',
      two: 'طفلان دون 5 سنوات',
      few: '# أطفال دون 5 سنوات',
      many: '# طفلا دون 5 سنوات',
      other: '# طفل دون 5 سنوات',
    }),
    nights: counter('ar', {
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: '# ليال',
      many: '# ليلة',
      other: '# ليلة',
    }),
    fromDay: (day) => `ابتداءً من ${dayText(day, 'ar')}`,
    perDay: (price) => `${price} في اليوم`,
    comma: '، ',
  },
};

/** `Oran, Timimoun and Taghit`. */
export function listed(titles: readonly string[], language: Language): string {
  const { tag } = locales[language];
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : tag, { type: 'conjunction' });
  return list.format(titles);
}
