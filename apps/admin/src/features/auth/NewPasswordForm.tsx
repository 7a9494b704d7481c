import { PASSWORD_MIN_LENGTH } from '@expat-buddy/domain/account/limits';
import type { SupabaseClient } from '@supabase/supabase-js';
import { t } from '#i18n/t.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { foundProblems, newPasswordProblem, textOf } from './credentials.ts';
import { signIn } from './enter.ts';

type NewPasswordFormProps = { client: SupabaseClient; email: string; onExpired: () => void };

export function NewPasswordForm({ client, email, onExpired }: NewPasswordFormProps) {
  async function save(values: FormData) {
    const password = textOf(values, 'password');
    const isSame = password === textOf(values, 'again');
    const problems = foundProblems({
      password: newPasswordProblem(password),
      again: isSame ? undefined : t('The passwords do not match.'),
    });
    if (problems) return problems;
    const { error } = await client.auth.updateUser({ password });
    if (
      error?.status === 401 ||
      error?.status === 403 ||
      error?.name === 'AuthSessionMissingError'
    ) {
      onExpired();
      return undefined;
    }
    if (error) {
      const sentence = authSentence(error);
      const isAboutPassword = error.code === 'weak_password' || error.code === 'same_password';
      return isAboutPassword ? { password: sentence } : { form: sentence };
    }
    // Ends the link's session: the person signs in with the new password.
    await client.auth.signOut({ scope: 'local' });
    const refused = await signIn({ email, password }, null);
    if (refused) window.location.replace(`${addressOf('/auth')}?reason=password`);
    return undefined;
  }

  return (
    <AuthForm submitLabel={t('Save password')} busyLabel={t('Saving…')} onSubmit={save}>
      {(problems) => (
        <>
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <AuthField
            label={t('New password')}
            name="password"
            type="password"
            autoComplete="new-password"
            hint={t('At least {passwordMinLength} characters.', {
              passwordMinLength: PASSWORD_MIN_LENGTH,
            })}
            problem={problems.password}
            required
          />
          <AuthField
            label={t('Repeat new password')}
            name="again"
            type="password"
            autoComplete="new-password"
            problem={problems.again}
            required
          />
        </>
      )}
    </AuthForm>
  );
}
