import { listEntryRules } from '@expat-buddy/domain/entry-rule/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const entryRuleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['entry-rules', 'list'],
      queryFn: async () => listEntryRules(await database()),
    }),
};
