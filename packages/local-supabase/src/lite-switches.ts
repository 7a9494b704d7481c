import { requestContext } from './request-context.ts';

/**
 * Switches that @supabase/lite reads while it loads, so this must be imported before it.
 * Its storage is behind one; the warning that goes with it says nothing to people who start the site.
 */
process.env.EXPERIMENTAL_STORAGE = '1';

const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (typeof words[0] === 'string' && words[0].startsWith('EXPERIMENTAL FEATURES ENABLED')) return;
  warn(...words);
};

// lite prints every refusal of the database as an error; the client is told already.
const { error } = console;
console.error = (...words: unknown[]) => {
  const [first] = words;
  if (
    requestContext.getStore() &&
    first instanceof Error &&
    ('severity' in first || 'relation' in first || first.message.startsWith('Invalid input'))
  )
    return;
  error(...words);
};
