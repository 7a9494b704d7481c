/**
 * The oldest browsers that the site and the back office support: those of iPhones that stopped at iOS 16, of Windows 7 and of
 * long-term releases. Builds compile for them; what they lack is in polyfills.ts, or guarded.
 */
export const supportedBrowsers = { safari: '16.4', firefox: '115', chrome: '109' } as const;

/** For `build.target` of Vite. */
export const buildTarget = Object.entries(supportedBrowsers).map(
  ([browser, version]) => browser + version,
);
