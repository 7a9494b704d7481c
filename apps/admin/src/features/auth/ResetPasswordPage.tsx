import { useEffect, useState } from 'react';
import { t } from '#i18n/t.ts';
import { addressOf } from '#providers/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { type MailLink, takeLinkFromAddress } from './link-in-address.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';

// Read once, so that the address bar holds no token afterwards.
const linkAtStart = takeLinkFromAddress();

export function ResetPasswordPage() {
  const [link, setLink] = useState<MailLink | 'expired' | undefined>(linkAtStart);

  useEffect(() => {
    // Pasting a link over this page changes the fragment without a reload.
    const onHashChange = () => {
      const pasted = takeLinkFromAddress();
      if (pasted) setLink(pasted);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  if (link && link !== 'expired') {
    return (
      <AuthLayout title={t('Choose a new password')}>
        <NewPasswordForm key={link.tokenHash} link={link} onExpired={() => setLink('expired')} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={link ? t('This link has expired') : t('Reset your password')}>
      <p>
        {link
          ? t('A link is valid for one hour and can be used once. Request a new one.')
          : t('Enter your email address and we will send you a link to choose a new password.')}
      </p>
      <RequestLinkForm submitLabel={link ? t('Send again') : t('Send the link')} />
      <p className="links">
        <a href={addressOf('/auth')}>{t('Back to sign in')}</a>
      </p>
    </AuthLayout>
  );
}
