import { getSiteSettings } from '@expat-buddy/domain/site-settings/site-settings-calls';
import { queryOptions } from '@tanstack/react-query';
import { database } from '#lib/supabase.ts';

export const siteSettingsQueries = {
  /** The one row of settings; null before it was written. */
  current: () =>
    queryOptions({
      queryKey: ['site-settings'],
      queryFn: () => getSiteSettings(database),
    }),
};
