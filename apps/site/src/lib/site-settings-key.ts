export const siteSettingsKey = ['site-settings'] as const;
