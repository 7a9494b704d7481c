import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import { queryOptions } from '@tanstack/react-query';
import { siteSettingsKey } from '#lib/site-settings-key.ts';
import { database } from '#lib/supabase.ts';

export const siteSettingsQueries = {
  current: () =>
    queryOptions({
      queryKey: siteSettingsKey,
      queryFn: async () => getSiteSettings(await database()),
    }),
};
