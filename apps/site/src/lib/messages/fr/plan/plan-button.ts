import type { planButtonMessages as English } from '../../en/plan/plan-button.ts';
import { counted } from '../../plural.ts';

export const planButtonMessages: typeof English = {
  add: 'Ajouter au programme',
  isIn: 'Dans votre programme',
  of: (title: string) => `(${title})`,
  added: (title: string) => `« ${title} » est dans votre programme`,
  addedText: (count: number) =>
    counted(count, {
      one: 'C’est le premier élément.',
      other: 'Il contient maintenant # éléments.',
    }),
  notKept: 'Ce navigateur ne le garde pas : ouvrez-le et prenez son lien avant de partir.',
  removed: (title: string) => `« ${title} » n’est plus dans votre programme`,
  undo: 'Annuler',
  restored: (title: string) => `« ${title} » est de nouveau dans votre programme`,
  open: 'Ouvrir votre programme',
  full: 'Votre programme est plein',
  fullText: (most: number) =>
    `Il contient ${counted(most, { one: '# élément', other: '# éléments' })} au plus. Retirez-en un pour en ajouter un autre.`,
  link: 'Mon programme',
  count: (count: number) => counted(count, { one: '# élément', other: '# éléments' }),
};
