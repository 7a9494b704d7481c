import { useRef } from 'react';
import { t } from '#i18n/t.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthForm } from './AuthForm.tsx';
import { foundProblems, newPasswordProblems, textOf } from './credentials.ts';
import { signIn } from './enter.ts';
import type { MailLink } from './link-in-address.ts';
import { type OpenedLink, openLink } from './open-link.ts';
import { PasswordFields } from './PasswordFields.tsx';

type NewPasswordFormProps = { link: MailLink; onExpired: () => void };

/** Saving the password uses the link. It stays open for a second attempt with a better password. */
export function NewPasswordForm({ link, onExpired }: NewPasswordFormProps) {
  const used = useRef<OpenedLink>(undefined);

  async function save(values: FormData) {
    const password = textOf(values, 'password');
    const problems = foundProblems(newPasswordProblems(values));
    if (problems) return problems;
    const opened = used.current ?? (await openLink(link));
    if (opened.status === 'failed') return { form: opened.sentence };
    if (opened.status !== 'open') {
      onExpired();
      return undefined;
    }
    used.current = opened;
    const { client, email } = opened;
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
        <PasswordFields
          label={t('New password')}
          repeatLabel={t('Repeat new password')}
          problems={problems}
        />
      )}
    </AuthForm>
  );
}
