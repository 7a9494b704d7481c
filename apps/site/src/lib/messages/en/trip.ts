import type { MonthGrade } from '@expat-buddy/domain/trip/months';
import type { Effort } from '@expat-buddy/domain/trip/types';
import { counted } from '../counted.ts';

const rules = new Intl.PluralRules('en');
const list = new Intl.ListFormat('en');
const monthName = (style: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat('en', { month: style, timeZone: 'UTC' });
  return (month: number) => format.format(Date.UTC(2000, month - 1));
};
const longName = monthName('long');

const efforts: Record<Effort, { name: string; meaning: string }> = {
  easy: {
    name: 'Easy',
    meaning: 'Short walks in ordinary shoes, with breaks whenever you like.',
  },
  moderate: {
    name: 'Moderate',
    meaning: 'A few hours on your feet each day, some of them uphill or on sand.',
  },
  demanding: {
    name: 'Demanding',
    meaning: 'Whole days on foot over rough ground. You walk in the hills regularly.',
  },
  strenuous: {
    name: 'Strenuous',
    meaning: 'Long climbs, day after day. You are fit and have done this before.',
  },
};

export const trip = {
  onThisPage: 'On this page',
  included: {
    title: 'What the price includes',
    link: 'Included',
    yes: 'Included',
    no: 'Not included',
    /** Read before an entry by screen readers. */
    yesMark: 'Included:',
    noMark: 'Not included:',
  },
  months: {
    title: 'When to go',
    link: 'When to go',
    list: 'Months',
    short: monthName('short'),
    grade: (month: number, grade: MonthGrade) =>
      `${longName(month)}: ${{ best: 'best', good: 'good', poor: 'less suitable' }[grade]}`,
    grades: { best: 'Best', good: 'Good', poor: 'Less suitable' } as Record<MonthGrade, string>,
    allYear: 'all year',
    runs: (runs: readonly (readonly [first: number, last: number])[]) =>
      list.format(
        runs.map(([first, last]) =>
          first === last ? longName(first) : `${longName(first)} to ${longName(last)}`,
        ),
      ),
  },
  suitability: {
    title: 'Who it is for',
    link: 'Who it is for',
    suits: 'Good for',
    unsuitable: 'Not for',
    effort: 'Effort',
    efforts,
    level: (level: number, of: number) => `Level ${level} of ${of}`,
    minimumAge: 'Minimum age',
    age: (years: number) =>
      years === 0 ? 'All ages' : counted(rules, years, { one: 'year', other: 'years' }),
    heat: 'Heat',
    altitude: 'Highest point',
    metres: (metres: number) => `${metres.toLocaleString('en')} m`,
  },
  practical: {
    title: 'Good to know',
    link: 'Good to know',
    meetingPoint: 'Meeting point',
    gettingThere: 'Getting there',
    whatToBring: 'What to bring',
    papers: 'Papers and permits',
    safety: 'Safety',
    cancellation: 'Cancellation and changes',
  },
  open: {
    text: (topics: string[]) => `Not answered here yet: ${list.format(topics)}.`,
    topics: {
      programme: 'the days',
      included: 'what the price includes',
      months: 'the best months',
      effort: 'how demanding it is',
      minimumAge: 'the minimum age',
      meetingPoint: 'where we meet',
      whatToBring: 'what to bring',
      papers: 'papers and permits',
      safety: 'safety',
      cancellation: 'cancellation',
    },
  },
  questions: {
    title: 'Questions about this trip',
    link: 'Questions',
    more: 'Something else you want to know?',
  },
};
