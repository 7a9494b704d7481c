import { listHeroSlides } from '@expat-buddy/domain/hero-slide/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const heroSlideQueries = {
  list: () =>
    queryOptions({
      queryKey: ['hero-slides', 'list'],
      queryFn: async () => listHeroSlides(await database()),
    }),
};
