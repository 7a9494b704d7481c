import { staffRoleNames } from '@expat-buddy/domain/account/staff-role';
import { useCallback, useEffect, useState } from 'react';
import { rich, t, translated } from '#i18n/t.ts';
import { addressOf } from '#providers/paths.ts';
import { useCompanyName } from '#ui/page/company-name.ts';
import { AcceptAsNewForm } from './AcceptAsNewForm.tsx';
import { AcceptSignedInForm } from './AcceptSignedInForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import {
  type Answer,
  type Invitation,
  readInvitation,
  takeTokenFromAddress,
} from './invitation-link.ts';

type Stage = { status: 'missing' } | { status: 'checking' } | Answer<Invitation>;

// Read once, so that the address bar holds no token afterwards.
const tokenAtStart = takeTokenFromAddress();

export function InvitationPage() {
  const name = useCompanyName();
  const [token, setToken] = useState(tokenAtStart);
  const [stage, setStage] = useState<Stage>({ status: token ? 'checking' : 'missing' });

  const check = useCallback((link: string) => {
    setStage({ status: 'checking' });
    void readInvitation(link).then(setStage);
  }, []);

  useEffect(() => {
    if (token) check(token);
  }, [token, check]);

  useEffect(() => {
    // Pasting a link over this page changes the fragment without a reload.
    const onHashChange = () => {
      const link = takeTokenFromAddress();
      if (link) setToken(link);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  if (!token || stage.status === 'missing') {
    return (
      <Notice
        title={t('Open the link in your email')}
        sentence={t(
          'This page needs the link from your invitation. If you reloaded the page, open the link again.',
        )}
      />
    );
  }
  if (stage.status === 'checking') {
    return (
      <AuthLayout title={t('Your invitation')}>
        <p role="status">{t('Checking the link…')}</p>
      </AuthLayout>
    );
  }
  if (stage.status === 'failed') {
    return (
      <AuthLayout title={t('Your invitation')}>
        <p className="alert" role="alert">
          {stage.sentence}
        </p>
        <button type="button" onClick={() => check(token)}>
          {t('Try again')}
        </button>
      </AuthLayout>
    );
  }
  if (stage.status === 'refused') {
    return <Notice title={t('This invitation is no longer valid')} sentence={stage.sentence} />;
  }
  const { email, role, has_account } = stage.value;
  const Form = has_account ? AcceptSignedInForm : AcceptAsNewForm;
  return (
    <AuthLayout title={t('Welcome to {name}', { name })}>
      <p>
        {rich('You are invited as {role}, with the address {email}.', {
          role: translated(staffRoleNames[role]).toLowerCase(),
          email: <strong key="email">{email}</strong>,
        })}{' '}
        {has_account
          ? t('This address already has an account: sign in to accept.')
          : t('Enter your name and choose a password.')}
      </p>
      <Form token={token} email={email} onRefused={setStage} />
    </AuthLayout>
  );
}

function Notice({ title, sentence }: { title: string; sentence: string }) {
  return (
    <AuthLayout title={title}>
      <p role="status">{sentence}</p>
      <p className="links">
        <a href={addressOf('/auth')}>{t('Sign in')}</a>
      </p>
    </AuthLayout>
  );
}
