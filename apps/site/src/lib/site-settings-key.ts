/** Under which the cache holds the one row of settings. */
export const siteSettingsKey = ['site-settings'] as const;
