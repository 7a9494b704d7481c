import type { teamMessages as English } from '../../en/company/team.ts';
import { plural } from '../../plural.ts';
import { locale } from '../locale.ts';

const names = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

export const teamMessages: typeof English = {
  title: 'L’équipe',
  claim: 'Les personnes qui vous répondent, préparent votre voyage et partent avec vous.',
  speaks: (languages: string[]) => `Langues : ${names.format(languages)}`,
  planner: (people: number) =>
    plural(people, {
      one: 'La personne qui prépare votre voyage',
      other: 'Les personnes qui préparent votre voyage',
    }),
  guide: (people: number) => plural(people, { one: 'Votre guide', other: 'Vos guides' }),
};
