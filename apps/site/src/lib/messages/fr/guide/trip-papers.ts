import type { tripPapersMessages as English } from '../../en/guide/trip-papers.ts';

export const tripPapersMessages: typeof English = {
  region: { any: 'Pour certaines régions', north: 'Pour le Nord', south: 'Pour le Sud' },
  general: 'Pour tout voyage',
  byNationality: (count: number) => `Selon la nationalité (${count})`,
  asking: (count: number) => `À demander au consulat (${count})`,
  askingText:
    'Sur ces sujets, nous n’avons trouvé aucune page officielle à jour et n’affirmons donc rien.',
  all: 'Les formalités selon la nationalité et le motif',
};
