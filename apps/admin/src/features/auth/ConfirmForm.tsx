import { t } from '#i18n/t.ts';
import { supabase } from '#providers/supabase.ts';
import { AuthForm, type Problems } from './AuthForm.tsx';
import { enterIfAllowed } from './enter.ts';
import type { MailLink } from './link-in-address.ts';
import { openLink } from './open-link.ts';

type ConfirmFormProps = {
  link: MailLink;
  next: string | null;
  /** With what to tell the person above the sign-in form. */
  onDone: (outcome: { note?: string; alert?: string }) => void;
};

/** What the page of a link says, by the link's type; it confirms an address or signs in. */
export function confirmTexts({ type }: MailLink) {
  switch (type) {
    case 'magiclink':
      return { title: t('Sign in'), button: t('Sign in') };
    case 'email_change':
      return {
        title: t('Confirm your new email address'),
        sentence: t('If you did not ask for this change, close this page.'),
        button: t('Confirm the address'),
      };
    default:
      return {
        title: t('Confirm your email address'),
        sentence: t('If you did not create an account with this address, close this page.'),
        button: t('Confirm the address'),
      };
  }
}

export function ConfirmForm({ link, next, onDone }: ConfirmFormProps) {
  const isSignIn = link.type === 'magiclink';

  async function confirm(): Promise<Problems | undefined> {
    const opened = await (isSignIn ? openLink(link, supabase) : openLink(link));
    switch (opened.status) {
      case 'failed':
        return { form: opened.sentence };
      case 'expired':
        onDone({ alert: t('This link has expired or has already been used.') });
        return undefined;
      case 'half':
        onDone({ note: t('Confirmed. Now open the link in the email to your other address.') });
        return undefined;
      case 'open':
        if (isSignIn) return enterIfAllowed(next);
        await opened.client.auth.signOut({ scope: 'local' });
        onDone({ note: t('Your email address is confirmed. You can sign in.') });
        return undefined;
    }
  }

  return (
    <AuthForm
      submitLabel={confirmTexts(link).button}
      busyLabel={t('One moment…')}
      onSubmit={confirm}
    >
      {() => null}
    </AuthForm>
  );
}
