import { queryOptions } from '@tanstack/react-query';

export const siteSettingsQueries = {
  current: () =>
    queryOptions({
      queryKey: ['site-settings'] as const,
      queryFn: async () => (await import('./site-settings-reads.ts')).readSiteSettings(),
    }),
  typicalReply: () =>
    queryOptions({
      queryKey: ['typical-reply'] as const,
      queryFn: async () => (await import('./site-settings-reads.ts')).readTypicalReply(),
    }),
};
