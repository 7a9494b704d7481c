import type { Environment } from './http.ts';

/** The key named `default`, or the first one. */
function keyIn(dictionary: string | undefined): string | undefined {
  try {
    const keys: unknown = JSON.parse(dictionary ?? '{}');
    const named = (keys ?? {}) as Record<string, unknown>;
    const key = named.default ?? Object.values(named)[0];
    return typeof key === 'string' && key ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A value that somebody sent without filling it in: `…`, `re_…`, `<secret>`. */
const isPlaceholder = (value: string | undefined): boolean => /…|^<.*>$/.test(value?.trim() ?? '');

/**
 * Maps the settings of a hosted project to the names that the functions read. Keys are in
 * dictionaries; the legacy keys can be disabled, and newer projects have none.
 * https://supabase.com/docs/guides/functions/secrets
 * What was not filled in counts as missing, so that a placeholder neither chooses a provider nor passes for a secret.
 */
export function projectSettings(env: Environment): Environment {
  const filledIn = Object.entries(env).filter(([, value]) => !isPlaceholder(value));
  return {
    ...Object.fromEntries(filledIn),
    SUPABASE_ANON_KEY: keyIn(env.SUPABASE_PUBLISHABLE_KEYS) ?? env.SUPABASE_ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: keyIn(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY,
  };
}
