import type { typedDayMessages as English } from '../../en/controls/typed-day.ts';

export const typedDayMessages: typeof English = {
  label: 'Saisir une date',
  example: '12/4/2027',
  choose: 'Choisir',
  unknown: 'Saisissez le jour, le mois et l’année, par exemple 12/4/2027 ou 12 avril.',
  outside: (earliest, latest) => `Choisissez un jour entre le ${earliest} et le ${latest}.`,
};
