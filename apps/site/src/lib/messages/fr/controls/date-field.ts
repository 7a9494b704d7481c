import type { dateFieldMessages as English } from '../../en/controls/date-field.ts';

export const dateFieldMessages: typeof English = {
  incomplete: 'Cette date est incomplète. Saisissez le jour, le mois et l’année.',
  pick: 'Choisir une date',
  clear: (label: string) => `Effacer : ${label}`,
  today: (day: string) => `Aujourd’hui, ${day}`,
  month: 'Mois',
  year: 'Année',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
};
