import { newAccountSchema } from '@expat-buddy/domain/account/schema';
import { t } from '#i18n/t.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AcceptFormProps, problemsOf } from './accepting.ts';
import { foundProblems, textOf } from './credentials.ts';
import { signIn } from './enter.ts';
import { acceptAsNew } from './invitation-link.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export function AcceptAsNewForm({ token, email, onRefused }: AcceptFormProps) {
  async function accept(values: FormData) {
    const read = newAccountSchema.safeParse({
      full_name: textOf(values, 'full_name'),
      password: textOf(values, 'password'),
    });
    const isSame = textOf(values, 'password') === textOf(values, 'again');
    const issues = read.error?.issues ?? [];
    const problemOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
    const problems = foundProblems({
      full_name: problemOf('full_name'),
      password: problemOf('password'),
      again: isSame ? undefined : t('The passwords do not match.'),
    });
    if (problems || !read.success) return problems;
    const answer = await acceptAsNew(token, read.data);
    if (answer.status !== 'ok') return problemsOf(answer, onRefused);
    const refused = await signIn({ email, password: read.data.password }, null);
    if (refused) window.location.replace(addressOf('/auth'));
    return undefined;
  }

  return (
    <AuthForm
      submitLabel={t('Accept the invitation')}
      busyLabel={t('One moment…')}
      onSubmit={accept}
    >
      {(problems) => (
        <>
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <AuthField
            label={t('Your name')}
            name="full_name"
            autoComplete="name"
            problem={problems.full_name}
            required
          />
          <NewPasswordField label={t('Password')} email={email} problem={problems.password} />
          <AuthField
            label={t('Repeat password')}
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
