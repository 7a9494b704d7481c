import type { MonthGrade } from '@expat-buddy/domain/trip/months';
import type { tripMessages as English } from '../../en/trips/trip.ts';
import { monthName, shortMonthName } from '../grammar/month-name.ts';
import { monthList } from '../grammar/months.ts';
import { locale } from '../locale.ts';
import { age } from './trip-age.ts';
import { efforts } from './trip-efforts.ts';

const list = new Intl.ListFormat(locale.tag);
const number = new Intl.NumberFormat(locale.tag);

export const tripMessages: typeof English = {
  onThisPage: 'Sur cette page',
  included: {
    title: 'Ce que le prix comprend',
    link: 'Compris',
    yes: 'Compris',
    no: 'Non compris',
  },
  months: {
    title: 'Quand partir',
    link: 'Quand partir',
    label: 'Mois',
    short: shortMonthName,
    grade: (month: number, grade: MonthGrade) =>
      `${monthName(month)} : ${{ best: 'idéal', good: 'favorable', poor: 'moins indiqué' }[grade]}`,
    grades: { best: 'Idéal', good: 'Favorable', poor: 'Moins indiqué' },
    allYear: 'toute l’année',
    list: monthList,
  },
  suitability: {
    title: 'Pour qui',
    link: 'Pour qui',
    suits: 'Convient à',
    unsuitable: 'Déconseillé à',
    effort: 'Effort physique',
    efforts,
    level: (level: number, of: number) => `Niveau ${level} sur ${of}`,
    minimumAge: 'Âge minimum',
    age,
    heat: 'Chaleur',
    altitude: 'Point le plus haut',
    metres: (metres: number) => `${number.format(metres)} m`,
  },
  practical: {
    title: 'Bon à savoir',
    link: 'Bon à savoir',
    meetingPoint: 'Point de rendez-vous',
    gettingThere: 'Comment s’y rendre',
    whatToBring: 'Ce qu’il faut emporter',
    papers: 'Papiers et autorisations',
    entryPapers: 'Formalités d’entrée',
    safety: 'Sécurité',
    cancellation: 'Annulation et changements',
  },
  open: {
    ages: 'Des enfants vous accompagnent ? Dites-nous leur âge, et nous vous dirons si cela leur convient.',
    text: (topics: string[]) => `Pas encore précisé ici : ${list.format(topics)}.`,
    topics: {
      programme: 'le programme',
      included: 'ce que le prix comprend',
      months: 'les meilleurs mois',
      effort: 'l’effort demandé',
      meetingPoint: 'le point de rendez-vous',
      whatToBring: 'ce qu’il faut emporter',
      papers: 'les papiers et autorisations',
      safety: 'la sécurité',
      cancellation: 'l’annulation',
    },
  },
  questions: {
    titles: { travel: 'Questions sur ce voyage', activity: 'Questions sur cette activité' },
    link: 'Questions',
    more: 'Autre chose à savoir ?',
  },
};
