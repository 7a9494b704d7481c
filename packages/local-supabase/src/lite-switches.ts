import { rememberFailures } from './request-failures.ts';

/**
 * Feature flags that @supabase/lite reads while it loads: import this module first. Storage is behind a flag,
 * whose warning is of no use to people who run `npm start`.
 */
process.env.EXPERIMENTAL_STORAGE = '1';

const { warn } = console;
console.warn = (...args: unknown[]) => {
  if (typeof args[0] === 'string' && args[0].startsWith('EXPERIMENTAL FEATURES ENABLED')) return;
  warn(...args);
};

rememberFailures();
