import type { Environment } from './http.ts';

/** The key named `default` of a project's dictionary of keys, else its first. */
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

/**
 * What a hosted project gives its functions, under the names that the functions read. A project has its keys
 * in dictionaries; those under the names of old are tokens that can be switched off, and newer projects have
 * none. https://supabase.com/docs/guides/functions/secrets
 */
export function projectSettings(env: Environment): Environment {
  return {
    ...env,
    SUPABASE_ANON_KEY: keyIn(env.SUPABASE_PUBLISHABLE_KEYS) ?? env.SUPABASE_ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: keyIn(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY,
  };
}
