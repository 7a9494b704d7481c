import * as rule from '@expat-buddy/domain/account/new-password';
import { cleanEmail, isEmailAddress } from '@expat-buddy/domain/email-address';
import { t, translated } from '#i18n/t.ts';
import type { Problems } from './AuthForm.tsx';

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

export const emailOf = (values: FormData): string => cleanEmail(textOf(values, 'email'));

export function emailProblem(email: string): string | undefined {
  return isEmailAddress(email) ? undefined : t('Please enter a valid email address.');
}

/** The problem of a new password, in the language of the interface. */
export function newPasswordProblem(password: string): string | undefined {
  const problem = rule.newPasswordProblem(password);
  return problem && translated(problem);
}

/** The problems of `PasswordFields`. */
export function newPasswordProblems(values: FormData): Problems {
  const password = textOf(values, 'password');
  const isSame = password === textOf(values, 'again');
  return {
    password: newPasswordProblem(password),
    again: isSame ? undefined : t('The passwords do not match.'),
  };
}

export function foundProblems(problems: Problems): Problems | undefined {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
