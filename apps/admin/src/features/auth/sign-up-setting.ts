import { env } from '#providers/supabase.ts';

/** Whether people may create accounts here; undefined if the auth service does not answer. */
export async function isSignUpOpen(): Promise<boolean | undefined> {
  const response = await fetch(`${env.supabaseUrl}/auth/v1/settings`, {
    headers: { apikey: env.publishableKey },
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { disable_signup } = (await response.json()) as { disable_signup?: boolean };
  return disable_signup !== true;
}
