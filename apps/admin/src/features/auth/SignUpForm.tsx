import { t } from '#i18n/t.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { supabase } from '#providers/supabase.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { emailOf, emailProblem, foundProblems, newPasswordProblem, textOf } from './credentials.ts';
import { NameField } from './NameField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

export function SignUpForm({ onCreated }: { onCreated: (email: string) => void }) {
  async function create(values: FormData) {
    const email = emailOf(values);
    const password = textOf(values, 'password');
    const fullName = textOf(values, 'full_name').trim();
    const problems = foundProblems({
      full_name: fullName ? undefined : t('Please enter your name.'),
      email: emailProblem(email),
      password: newPasswordProblem(password),
    });
    if (problems) return problems;
    const { error } = await supabase.auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName } },
    });
    // The same answer for a known address, which reveals no account.
    if (error && error.code !== 'user_already_exists' && error.code !== 'email_exists') {
      const sentence = authSentence(error);
      return error.code === 'weak_password' ? { password: sentence } : { form: sentence };
    }
    await supabase.auth.signOut({ scope: 'local' });
    onCreated(email);
    return undefined;
  }

  return (
    <AuthForm submitLabel={t('Create account')} busyLabel={t('Creating…')} onSubmit={create}>
      {(problems) => (
        <>
          <NameField label={t('Name')} problem={problems.full_name} />
          <AuthField
            label={t('Email')}
            name="email"
            type="email"
            autoComplete="username"
            problem={problems.email}
            required
          />
          <NewPasswordField label={t('Password')} problem={problems.password} />
        </>
      )}
    </AuthForm>
  );
}
