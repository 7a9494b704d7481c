import { useEffect, useState } from 'react';
import { rich, t } from '#i18n/t.ts';
import { account, isRole } from '#providers/auth/account.ts';
import { stateSentence, waitingSentence } from '#providers/auth/auth-sentences.ts';
import { addressOf, safeNextPath } from '#providers/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { takeLinkFromAddress } from './link-in-address.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const query = new URLSearchParams(window.location.search);
const next = query.get('next');
// Links that confirm an address lead here. Their tokens are discarded: people sign in with a
// password.
const link = takeLinkFromAddress();

function welcome(): { note?: string; alert?: string } {
  if (link?.kind === 'expired')
    return { alert: t('This link has expired or has already been used.') };
  if (link) return { note: t('Your email address is confirmed. You can sign in.') };
  const refusal = stateSentence(query.get('reason'));
  if (refusal) return { alert: refusal };
  if (query.get('reason') === 'ended') return { note: t('Please sign in to continue.') };
  if (query.get('reason') === 'password')
    return { note: t('Your new password is saved. Sign in.') };
  return {};
}

/** `preloadBackOffice` runs while the password is typed. */
export function AuthPage({ preloadBackOffice }: { preloadBackOffice: () => void }) {
  const [view, setView] = useState<'sign-in' | 'sign-up' | 'created'>('sign-in');
  const [createdFor, setCreatedFor] = useState('');
  const { note, alert } = welcome();

  useEffect(() => {
    if (link) return;
    account().then(
      ({ state }) => {
        if (isRole(state)) window.location.replace(addressOf(safeNextPath(next)));
      },
      () => {},
    );
  }, []);

  if (view === 'created') {
    return (
      <AuthLayout title={waitingSentence}>
        <p>
          {rich(
            'We sent an email to {email}. Open its link to confirm your address. An administrator will then assign you a role.',
            { email: <strong key="email">{createdFor}</strong> },
          )}
        </p>
        <p className="links">
          <a href={addressOf('/auth')}>{t('Back to sign in')}</a>
        </p>
      </AuthLayout>
    );
  }
  if (view === 'sign-up') {
    return (
      <AuthLayout title={t('Create an account')}>
        <p>{t('A new account has no access until an administrator assigns it a role.')}</p>
        <SignUpForm
          onCreated={(email) => {
            setCreatedFor(email);
            setView('created');
          }}
        />
        <p className="links">
          <a href={addressOf('/auth')}>{t('Sign in instead')}</a>
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('Sign in')}>
      {note && <p className="note">{note}</p>}
      <SignInForm next={next} reason={alert} onPasswordFocus={preloadBackOffice} />
      <p className="links">
        <a href={addressOf('/reset-password')}>{t('Forgot your password?')}</a>
        <a
          href={`${addressOf('/auth')}#create`}
          onClick={(event) => {
            event.preventDefault();
            setView('sign-up');
          }}
        >
          {t('Create an account')}
        </a>
      </p>
    </AuthLayout>
  );
}
