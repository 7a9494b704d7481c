import { authSentence } from '#providers/auth/auth-sentences.ts';
import { createPassingClient } from '#providers/supabase.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AcceptFormProps, problemsOf } from './accepting.ts';
import { foundProblems, textOf } from './credentials.ts';
import { signIn } from './enter.ts';
import { acceptSignedIn } from './invitation-link.ts';

/** The password of an account that exists, which then gets the role. */
export function AcceptSignedInForm({ token, email, onRefused }: AcceptFormProps) {
  async function accept(values: FormData) {
    const password = textOf(values, 'password');
    const problems = foundProblems({
      password: password ? undefined : 'Please enter your password.',
    });
    if (problems) return problems;
    // A session of its own, until the role is there: before, the back office would turn them away.
    const client = createPassingClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) return { form: authSentence(error) };
    const answer = await acceptSignedIn(token, data.session.access_token);
    await client.auth.signOut({ scope: 'local' });
    if (answer.status !== 'ok') return problemsOf(answer, onRefused);
    return signIn({ email, password }, null);
  }

  return (
    <>
      <AuthForm submitLabel="Sign in and accept" busyLabel="One moment…" onSubmit={accept}>
        {(problems) => (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <AuthField
              label="Password"
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
        <a href={addressOf('/reset-password')}>Forgot your password?</a>
      </p>
    </>
  );
}
