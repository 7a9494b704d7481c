import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** Changes the name a person goes by: in their profile, which colleagues read, and in their session. */
export async function changeOwnName(id: string, name: string): Promise<void> {
  const { error, status } = await supabase
    .from('profiles')
    .update({ full_name: name })
    .eq('id', id);
  if (error) throw toDataError({ status, body: error });
  const changed = await supabase.auth.updateUser({ data: { full_name: name } });
  if (changed.error) throw changed.error;
}

/** Which of the two passwords is wrong. */
export type PasswordProblem = { field: 'current' | 'next'; error: Error };

/**
 * Changes a person's password. Signing in with the one they have proves that it is they, and makes the
 * session young enough for the auth server to accept the change.
 */
export async function changeOwnPassword(
  email: string,
  current: string,
  next: string,
): Promise<PasswordProblem | undefined> {
  const known = await supabase.auth.signInWithPassword({ email, password: current });
  if (known.error) return { field: 'current', error: known.error };
  const changed = await supabase.auth.updateUser({ password: next });
  return changed.error ? { field: 'next', error: changed.error } : undefined;
}
