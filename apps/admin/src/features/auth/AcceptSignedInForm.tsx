import { t } from '#i18n/t.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { addressOf } from '#providers/paths.ts';
import { createTemporaryClient } from '#providers/supabase.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AcceptFormProps, problemsOf } from './accepting.ts';
import { foundProblems, textOf } from './credentials.ts';
import { signIn } from './enter.ts';
import { acceptSignedIn } from './invitation-link.ts';

export function AcceptSignedInForm({ token, email, onRefused }: AcceptFormProps) {
  async function accept(values: FormData) {
    const password = textOf(values, 'password');
    const problems = foundProblems({
      password: password ? undefined : t('Please enter your password.'),
    });
    if (problems) return problems;
    // A separate session until the role is granted: the back office would reject the account
    // before.
    const client = createTemporaryClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) return { form: authSentence(error) };
    const answer = await acceptSignedIn(token, data.session.access_token);
    await client.auth.signOut({ scope: 'local' });
    if (answer.status !== 'ok') return problemsOf(answer, onRefused);
    return signIn({ email, password }, null);
  }

  return (
    <>
      <AuthForm
        submitLabel={t('Sign in and accept')}
        busyLabel={t('One moment…')}
        onSubmit={accept}
      >
        {(problems) => (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <AuthField
              label={t('Password')}
              name="password"
              type="password"
              autoComplete="current-password"
              problem={problems.password}
              required
            />
          </>
        )}
      </AuthForm>
      <p className="links">
        <a href={addressOf('/reset-password')}>{t('Forgot your password?')}</a>
      </p>
    </>
  );
}
