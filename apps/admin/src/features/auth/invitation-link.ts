import type { StaffRole } from '@expat-buddy/domain/account/staff-role';
import type { AccountErrorCode } from '@expat-buddy/domain/error/codes';
import { tokenInQuery } from '@expat-buddy/domain/link-token';
import { t, translated } from '#i18n/t.ts';
import { unreachableSentence } from '#providers/auth/auth-sentences.ts';
import { errorMessage } from '#providers/errors/error-message.ts';
import { env } from '#providers/supabase.ts';

export type Invitation = {
  email: string;
  role: StaffRole;
  expires_at: string;
  /** With an account, the person signs in instead of choosing a password. */
  has_account: boolean;
};

type Refused = {
  status: 'refused';
  sentence: string;
  /** No other input helps: the link is of no use any more. */
  isFinal: boolean;
  errors?: Readonly<Record<string, string>>;
};
export type Answer<Value> =
  | { status: 'ok'; value: Value }
  | Refused
  | { status: 'failed'; sentence: string };

const final: readonly string[] = [
  'account_disabled',
  'invitation_accepted',
  'invitation_expired',
  'invitation_link_unknown',
  'invitation_revoked',
] satisfies AccountErrorCode[];

type Body = { code?: string; field?: string; errors?: Record<string, string> };

/** The invitation's token. It is a fragment, so no server and no log sees it. */
export function invitationToken(hash: string): string | undefined {
  return tokenInQuery(hash.replace(/^#/, '')) ?? undefined;
}

/** Reads the token and removes it from the address bar and the history. */
export function takeTokenFromAddress(): string | undefined {
  const token = invitationToken(window.location.hash);
  if (token) window.history.replaceState(null, '', window.location.pathname);
  return token;
}

async function post<Value>(
  path: 'invitation-links' | 'acceptances',
  body: Readonly<Record<string, string>>,
  accessToken?: string,
): Promise<Answer<Value>> {
  const failed = { status: 'failed', sentence: unreachableSentence } as const;
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/functions/v1/accounts/${path}`, {
      method: 'POST',
      headers: {
        apikey: env.publishableKey,
        'content-type': 'application/json',
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
    });
  } catch {
    return failed;
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { status: 'ok', value: answer as Value };
  const sentence = errorMessage(answer);
  if (response.status >= 500 || !sentence) {
    return { status: 'failed', sentence: t('Something went wrong. Try again in a moment.') };
  }
  const { code = '', field, errors = {} } = answer as Body;
  const ofFields = Object.entries(errors).map(([name, text]) => [name, translated(text)]);
  if (field) ofFields.push([field, sentence]);
  return {
    status: 'refused',
    sentence,
    isFinal: final.includes(code),
    errors: ofFields.length > 0 ? Object.fromEntries(ofFields) : undefined,
  };
}

export const readInvitation = (token: string) => post<Invitation>('invitation-links', { token });

/** Accepts with a new account. */
export const acceptAsNew = (token: string, account: { full_name: string; password: string }) =>
  post<{ email: string }>('acceptances', { token, ...account });

/** Accepts with an existing account. */
export const acceptSignedIn = (token: string, accessToken: string) =>
  post<{ email: string }>('acceptances', { token }, accessToken);
