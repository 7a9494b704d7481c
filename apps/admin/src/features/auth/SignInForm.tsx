import { t } from '#i18n/t.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { emailOf, emailProblem, foundProblems, textOf } from './credentials.ts';
import { signIn } from './enter.ts';

type SignInFormProps = { next: string | null; reason?: string; onPasswordFocus: () => void };

export function SignInForm({ next, reason, onPasswordFocus }: SignInFormProps) {
  return (
    <AuthForm
      submitLabel={t('Sign in')}
      busyLabel={t('Signing in…')}
      reason={reason}
      onSubmit={async (values) => {
        const given = {
          email: emailOf(values),
          password: textOf(values, 'password'),
        };
        const problems = foundProblems({
          email: emailProblem(given.email),
          password: given.password ? undefined : t('Please enter your password.'),
        });
        return problems ?? signIn(given, next);
      }}
    >
      {(problems) => (
        <>
          <AuthField
            label={t('Email')}
            name="email"
            type="email"
            autoComplete="username"
            problem={problems.email}
            required
          />
          <AuthField
            label={t('Password')}
            name="password"
            type="password"
            autoComplete="current-password"
            problem={problems.password}
            onFocus={onPasswordFocus}
            required
          />
        </>
      )}
    </AuthForm>
  );
}
