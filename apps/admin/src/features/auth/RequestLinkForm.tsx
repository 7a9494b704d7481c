import { useState } from 'react';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { rich, t } from '#i18n/t.ts';
import { authSentence } from '#providers/auth/auth-sentences.ts';
import { addressOf } from '#providers/paths.ts';
import { supabase } from '#providers/supabase.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { emailOf, emailProblem, foundProblems } from './credentials.ts';

/** The query asks for the email in the language of this screen, not of the account (scripts/account-mails). */
const passwordResetPage = () =>
  `${window.location.origin}${addressOf('/reset-password')}?language=${interfaceLanguage}`;

/** Requests a password reset. The answer does not reveal whether the address has an account. */
export function RequestLinkForm({ submitLabel }: { submitLabel: string }) {
  const [sentTo, setSentTo] = useState('');

  if (sentTo) {
    return (
      <p className="note" role="status">
        {rich(
          'If there is an account for {email}, an email with a link is on its way. It can take a minute; check your spam folder too. A new link can be sent once a minute.',
          { email: <strong key="email">{sentTo}</strong> },
        )}
      </p>
    );
  }
  return (
    <AuthForm
      submitLabel={submitLabel}
      busyLabel={t('Sending…')}
      onSubmit={async (values) => {
        const email = emailOf(values);
        const problems = foundProblems({ email: emailProblem(email) });
        if (problems) return problems;
        const { error } = await supabase.auth.resetPasswordForEmail(email, {
          redirectTo: passwordResetPage(),
        });
        // Only known addresses are rate limited, so showing that would reveal an account.
        if (error && error.status !== 429) return { form: authSentence(error) };
        setSentTo(email);
        return undefined;
      }}
    >
      {(problems) => (
        <AuthField
          label={t('Email')}
          name="email"
          type="email"
          autoComplete="username"
          problem={problems.email}
          required
        />
      )}
    </AuthForm>
  );
}
