import { newAccountSchema } from '@expat-buddy/domain/account/schema';
import { t, translated } from '#i18n/t.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthForm } from './AuthForm.tsx';
import { type AcceptFormProps, problemsOf } from './accepting.ts';
import { foundProblems, newPasswordProblems, textOf } from './credentials.ts';
import { signIn } from './enter.ts';
import { acceptAsNew } from './invitation-link.ts';
import { NameField } from './NameField.tsx';
import { PasswordFields } from './PasswordFields.tsx';

export function AcceptAsNewForm({ token, email, onRefused }: AcceptFormProps) {
  async function accept(values: FormData) {
    const read = newAccountSchema.safeParse({
      full_name: textOf(values, 'full_name'),
      password: textOf(values, 'password'),
    });
    const nameIssue = read.error?.issues.find(({ path }) => path[0] === 'full_name');
    const problems = foundProblems({
      full_name: nameIssue && translated(nameIssue.message),
      ...newPasswordProblems(values),
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
          <NameField label={t('Your name')} problem={problems.full_name} />
          <PasswordFields
            label={t('Password')}
            repeatLabel={t('Repeat password')}
            email={email}
            problems={problems}
          />
        </>
      )}
    </AuthForm>
  );
}
