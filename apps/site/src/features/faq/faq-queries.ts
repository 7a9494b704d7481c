import { listFaqQuestions } from '@expat-buddy/domain/faq/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const faqQueries = {
  list: () =>
    queryOptions({
      queryKey: ['faq', 'list'],
      queryFn: async () => listFaqQuestions(await database()),
    }),
};
