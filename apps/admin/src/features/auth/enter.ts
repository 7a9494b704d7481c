import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import { adoptLanguage } from '#i18n/interface-language.ts';
import { account, ServerUnreachable } from '#providers/auth/account.ts';
import {
  authSentence,
  stateSentence,
  unreachableSentence,
} from '#providers/auth/auth-sentences.ts';
import { addressOf, safeNextPath } from '#providers/paths.ts';
import { supabase } from '#providers/supabase.ts';
import type { Problems } from './AuthForm.tsx';

/** Opens the back office for a person with a role; signs out everybody else with a reason. */
export async function enterIfAllowed(next: string | null): Promise<Problems | undefined> {
  try {
    account.forget();
    const { state } = await account();
    if (isStaffRole(state)) {
      const { data } = await supabase.auth.getSession();
      adoptLanguage(data.session?.user.user_metadata?.language);
      window.location.replace(addressOf(safeNextPath(next)));
      return undefined;
    }
    account.forget();
    await supabase.auth.signOut({ scope: 'local' });
    return { form: stateSentence(state) ?? authSentence({}) };
  } catch (error) {
    if (error instanceof ServerUnreachable) return { form: unreachableSentence };
    throw error;
  }
}

export async function signIn(
  credentials: { email: string; password: string },
  next: string | null,
): Promise<Problems | undefined> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) return { form: authSentence(error) };
  return enterIfAllowed(next);
}
