import { useEffect, useState } from 'react';
import { t } from '#i18n/t.ts';
import { addressOf } from '#providers/paths.ts';
import { useCompanyName } from '#ui/page/company-name.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { isSignUpOpen } from './sign-up-setting.ts';

/** Where people get their accounts by invitation, it says whom to ask. */
export function SignUpView({ onCreated }: { onCreated: (email: string) => void }) {
  const [isOpen, setOpen] = useState<boolean>();
  const name = useCompanyName();

  useEffect(() => {
    // Without an answer the form explains what is wrong when it is sent.
    void isSignUpOpen().then((open = true) => setOpen(open));
  }, []);

  return (
    <AuthLayout title={t('Create an account')}>
      {isOpen === undefined && <p role="status">{t('One moment…')}</p>}
      {isOpen === false && (
        <p>
          {t(
            'Accounts are created by invitation. Ask an administrator at {name} to invite you: the invitation comes by email.',
            { name },
          )}
        </p>
      )}
      {isOpen && (
        <>
          <p>{t('A new account has no access until an administrator assigns it a role.')}</p>
          <SignUpForm onCreated={onCreated} />
        </>
      )}
      <p className="links">
        <a href={addressOf('/auth')}>{t('Sign in instead')}</a>
        {isOpen === false && <a href="/contact">{t('Contact us')}</a>}
      </p>
    </AuthLayout>
  );
}
