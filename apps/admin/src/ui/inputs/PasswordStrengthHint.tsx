import { useEffect, useState } from 'react';
import { t } from '#i18n/t.ts';
import type { PasswordStrength } from './password-strength.ts';

const sentences: Readonly<Record<PasswordStrength, string>> = {
  weak: t('Easy to guess. Use several words that do not belong together.'),
  fair: t('Fair. One more word makes it strong.'),
  strong: t('Strong.'),
};

/** Estimates the strength while a new password is typed. The dictionary loads with the first character. */
export function PasswordStrengthHint({
  password,
  email = '',
}: {
  password: string;
  email?: string;
}) {
  const [strength, setStrength] = useState<PasswordStrength>();

  useEffect(() => {
    if (!password) return setStrength(undefined);
    let isCurrent = true;
    import('./password-strength.ts').then(
      ({ strengthOf }) =>
        isCurrent && setStrength(strengthOf(password, email.split(/[^\p{L}\p{N}]+/u))),
      // It is only a hint.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [password, email]);

  return <span role="status">{strength && sentences[strength]}</span>;
}
