import { PASSWORD_MIN_LENGTH } from '@expat-buddy/domain/account/limits';
import { cleanEmail, isEmailAddress } from '@expat-buddy/domain/email-address';
import { t } from '#i18n/t.ts';
import type { Problems } from './AuthForm.tsx';

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

export const emailOf = (values: FormData): string => cleanEmail(textOf(values, 'email'));

export function emailProblem(email: string): string | undefined {
  return isEmailAddress(email) ? undefined : t('Please enter a valid email address.');
}

export function newPasswordProblem(password: string): string | undefined {
  return [...password].length < PASSWORD_MIN_LENGTH
    ? t('Use at least {passwordMinLength} characters.', { passwordMinLength: PASSWORD_MIN_LENGTH })
    : undefined;
}

export function foundProblems(problems: Problems): Problems | undefined {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
