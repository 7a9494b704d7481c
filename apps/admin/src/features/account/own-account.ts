import { type Language, toLanguage } from '@expat-buddy/domain/language/languages';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** Updates the name in the profile, which colleagues read, and in the session. */
export async function changeOwnName(id: string, name: string): Promise<void> {
  const { error, status } = await supabase
    .from('profiles')
    .update({ full_name: name })
    .eq('id', id);
  if (error) throw toDataError({ status, body: error });
  const changed = await supabase.auth.updateUser({ data: { full_name: name } });
  if (changed.error) throw changed.error;
}

/** Of emails about the account; the auth server's templates read it. */
export async function readOwnLanguage(): Promise<Language> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  return toLanguage(data.session?.user.user_metadata?.language);
}

export async function changeOwnLanguage(language: Language): Promise<void> {
  const { error } = await supabase.auth.updateUser({ data: { language } });
  if (error) throw error;
}

export type PasswordProblem = { field: 'current' | 'next'; error: Error };

/**
 * Verifies the current password by signing in, which also makes the session recent enough for the
 * auth server to accept the change.
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
