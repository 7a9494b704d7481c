import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import { useEffect, useState } from 'react';
import { rich, t } from '#i18n/t.ts';
import { account } from '#providers/auth/account.ts';
import { stateSentence, waitingSentence } from '#providers/auth/auth-sentences.ts';
import { addressOf, safeNextPath } from '#providers/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ConfirmForm, confirmTexts } from './ConfirmForm.tsx';
import { takeLinkFromAddress } from './link-in-address.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpView } from './SignUpView.tsx';

const query = new URLSearchParams(window.location.search);
const next = query.get('next');
// Read once, so that the address bar holds no token afterwards.
const linkAtStart = takeLinkFromAddress();

type Welcome = { note?: string; alert?: string };

function welcome(): Welcome {
  const refusal = stateSentence(query.get('reason'));
  if (refusal) return { alert: refusal };
  if (query.get('reason') === 'ended') return { note: t('Please sign in to continue.') };
  if (query.get('reason') === 'password')
    return { note: t('Your new password is saved. Sign in.') };
  return {};
}

type View =
  | { name: 'sign-in'; welcome: Welcome }
  | { name: 'sign-up' }
  | { name: 'created'; email: string }
  | { name: 'link'; link: NonNullable<typeof linkAtStart> };

const firstView = (): View =>
  linkAtStart ? { name: 'link', link: linkAtStart } : { name: 'sign-in', welcome: welcome() };

/** `preloadBackOffice` runs while the password is typed. */
export function AuthPage({ preloadBackOffice }: { preloadBackOffice: () => void }) {
  const [view, setView] = useState(firstView);

  useEffect(() => {
    // Pasting a link over this page changes the fragment without a reload.
    const onHashChange = () => {
      const link = takeLinkFromAddress();
      if (link) setView({ name: 'link', link });
    };
    window.addEventListener('hashchange', onHashChange);
    if (!linkAtStart) {
      account().then(
        ({ state }) => {
          if (isStaffRole(state)) window.location.replace(addressOf(safeNextPath(next)));
        },
        () => {},
      );
    }
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  switch (view.name) {
    case 'link': {
      const { title, sentence } = confirmTexts(view.link);
      return (
        <AuthLayout title={title}>
          {sentence && <p>{sentence}</p>}
          <ConfirmForm
            key={view.link.tokenHash}
            link={view.link}
            next={next}
            onDone={(outcome) => setView({ name: 'sign-in', welcome: outcome })}
          />
        </AuthLayout>
      );
    }
    case 'created':
      return (
        <AuthLayout title={waitingSentence}>
          <p>
            {rich(
              'We sent an email to {email}. Open its link to confirm your address. An administrator will then assign you a role.',
              { email: <strong key="email">{view.email}</strong> },
            )}
          </p>
          <p className="links">
            <a href={addressOf('/auth')}>{t('Back to sign in')}</a>
          </p>
        </AuthLayout>
      );
    case 'sign-up':
      return <SignUpView onCreated={(email) => setView({ name: 'created', email })} />;
    case 'sign-in':
      return (
        <AuthLayout title={t('Sign in')}>
          {view.welcome.note && (
            <p className="note" role="status">
              {view.welcome.note}
            </p>
          )}
          <SignInForm next={next} reason={view.welcome.alert} onPasswordFocus={preloadBackOffice} />
          <p className="links">
            <a href={addressOf('/reset-password')}>{t('Forgot your password?')}</a>
            <a
              href={`${addressOf('/auth')}#create`}
              onClick={(event) => {
                event.preventDefault();
                setView({ name: 'sign-up' });
              }}
            >
              {t('Create an account')}
            </a>
          </p>
        </AuthLayout>
      );
  }
}
