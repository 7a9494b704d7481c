import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import { queryOptions } from '@tanstack/react-query';
import { database } from './supabase.ts';

export const siteSettingsQueries = {
  current: () =>
    queryOptions({
      queryKey: ['site-settings'] as const,
      queryFn: async () => getSiteSettings(await database()),
    }),
};
