import { useCallback, useEffect, useState } from 'react';
import { rich, t } from '#i18n/t.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { type MailLink, takeLinkFromAddress } from './link-in-address.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { type OpenedLink, openLink } from './open-link.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';

type Stage = { status: 'asking' } | { status: 'checking'; link: MailLink } | OpenedLink;

function firstStage(link: MailLink | undefined): Stage {
  return link ? { status: 'checking', link } : { status: 'asking' };
}

// Read once, so that the address bar holds no token afterwards.
const linkAtStart = takeLinkFromAddress();

export function ResetPasswordPage() {
  const [stage, setStage] = useState<Stage>(() => firstStage(linkAtStart));

  const check = useCallback((link: MailLink) => {
    setStage({ status: 'checking', link });
    void openLink(link).then(setStage);
  }, []);

  useEffect(() => {
    if (linkAtStart) check(linkAtStart);
    // Pasting a link over this page changes the fragment without a reload.
    const onHashChange = () => {
      const link = takeLinkFromAddress();
      if (link) check(link);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [check]);

  return <ResetPasswordStage stage={stage} onExpired={() => setStage({ status: 'expired' })} />;
}

function ResetPasswordStage({ stage, onExpired }: { stage: Stage; onExpired: () => void }) {
  switch (stage.status) {
    case 'checking':
      return (
        <AuthLayout title={t('Choose a new password')}>
          <p role="status">{t('Checking the link…')}</p>
        </AuthLayout>
      );
    case 'open':
      return (
        <AuthLayout title={t('Choose a new password')}>
          <p>{rich('For {email}.', { email: <strong key="email">{stage.email}</strong> })}</p>
          <NewPasswordForm client={stage.client} email={stage.email} onExpired={onExpired} />
        </AuthLayout>
      );
    case 'failed':
      return (
        <AuthLayout title={t('Choose a new password')}>
          <p className="alert" role="alert">
            {stage.sentence}
          </p>
          <p>{t('Open the link in the email again.')}</p>
        </AuthLayout>
      );
    default:
      return (
        <AuthLayout
          title={stage.status === 'expired' ? t('This link has expired') : t('Reset your password')}
        >
          <p>
            {stage.status === 'expired'
              ? t('A link is valid for one hour and can be used once. Request a new one.')
              : t('Enter your email address and we will send you a link to choose a new password.')}
          </p>
          <RequestLinkForm
            submitLabel={stage.status === 'expired' ? t('Send again') : t('Send the link')}
          />
          <p className="links">
            <a href={addressOf('/auth')}>{t('Back to sign in')}</a>
          </p>
        </AuthLayout>
      );
  }
}
