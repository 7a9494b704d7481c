import { PASSWORD_MIN_LENGTH } from '@expat-buddy/domain/account/limits';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { PasswordStrengthHint } from '#ui/inputs/PasswordStrengthHint.tsx';
import { AuthField } from './AuthField.tsx';

type NewPasswordFieldProps = { label: string; email?: string; problem?: string };

export function NewPasswordField({ label, email, problem }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  return (
    <AuthField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint={
        <>
          {t('At least {passwordMinLength} characters.', {
            passwordMinLength: PASSWORD_MIN_LENGTH,
          })}{' '}
          <PasswordStrengthHint password={password} email={email} />
        </>
      }
      problem={problem}
      onChange={(event) => setPassword(event.target.value)}
      required
    />
  );
}
