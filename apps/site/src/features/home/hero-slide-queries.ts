import { queryOptions } from '@tanstack/react-query';

export const heroSlideQueries = {
  list: () =>
    queryOptions({
      queryKey: ['hero-slides', 'list'],
      queryFn: async () => (await import('./hero-slide-reads.ts')).readHeroSlides(),
    }),
};
