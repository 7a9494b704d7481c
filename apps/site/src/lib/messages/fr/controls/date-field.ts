import type { dateFieldMessages as English } from '../../en/controls/date-field.ts';

export const dateFieldMessages: typeof English = {
  pick: 'Choisir une date',
  clear: (label: string) => `Effacer : ${label}`,
  today: (day: string) => `Aujourd’hui, ${day}`,
  month: 'Mois',
  year: 'Année',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
};
