import type { tripPapersMessages as English } from '../../en/guide/trip-papers.ts';

/** The entry papers on the page of a trip. */
export const tripPapersMessages: typeof English = {
  region: { any: 'لبعض المناطق', north: 'للشمال', south: 'للجنوب' },
  general: 'لكل الرحلات',
  byNationality: (count) => `حسب الجنسية (${count})`,
  asking: (count) => `اسألوا القنصلية (${count})`,
  askingText: 'لم نجد عن هذه المواضيع صفحة رسمية حديثة، فلا نجزم فيها بشيء.',
  all: 'وثائق الدخول حسب الجنسية والغرض',
};
