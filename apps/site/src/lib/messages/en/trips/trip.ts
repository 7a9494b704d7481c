import type { MonthGrade } from '@expat-buddy/domain/trip/months';
import { monthName, shortMonthName } from '../grammar/month-name.ts';
import { monthList } from '../grammar/months.ts';
import { age } from './trip-age.ts';
import { efforts } from './trip-efforts.ts';

const list = new Intl.ListFormat('en');

export const tripMessages = {
  onThisPage: 'On this page',
  included: {
    title: 'What the price includes',
    link: 'Included',
    yes: 'Included',
    no: 'Not included',
  },
  months: {
    title: 'When to go',
    link: 'When to go',
    label: 'Months',
    short: shortMonthName,
    grade: (month: number, grade: MonthGrade) =>
      `${monthName(month)}: ${{ best: 'best', good: 'good', poor: 'less suitable' }[grade]}`,
    grades: { best: 'Best', good: 'Good', poor: 'Less suitable' } as Record<MonthGrade, string>,
    allYear: 'all year',
    list: monthList,
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
    age,
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
    entryPapers: 'Entry papers',
    safety: 'Safety',
    cancellation: 'Cancellation and changes',
  },
  open: {
    ages: 'Are children coming? Tell us their ages, and we will say whether it suits them.',
    text: (topics: string[]) => `Not answered here yet: ${list.format(topics)}.`,
    topics: {
      programme: 'the itinerary',
      included: 'what the price includes',
      months: 'the best months',
      effort: 'how demanding it is',
      meetingPoint: 'where we meet',
      whatToBring: 'what to bring',
      papers: 'papers and permits',
      safety: 'safety',
      cancellation: 'cancellation',
    },
  },
  questions: {
    titles: { travel: 'Questions about this trip', activity: 'Questions about this activity' },
    link: 'Questions',
    more: 'Something else you want to know?',
  },
};
