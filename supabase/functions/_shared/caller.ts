import { type Right, roleMay } from '@expat-buddy/domain/account/staff-role';
import { type CallerClient, callerClient } from './caller-client.ts';
import type { Environment } from './http.ts';
import { RequestError } from './request-error.ts';

/** `db` acts as the caller, not as the server. */
export type Caller = { id: string; state: string; db: CallerClient };

const signInFirst = () => new RequestError(401, 'sign_in_required', 'Sign in first.');
const sessionEnded = () =>
  new RequestError(401, 'session_ended', 'Your session has ended. Sign in again.');

/** Does not verify the token: call it only after the database has accepted it. */
function subjectOf(token: string): string | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' && sub ? sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The caller and their state in the database at this moment. The API has verified the token's
 * signature and expiry; a role in the token is ignored. Throws a 401.
 */
async function identify(request: Request, env: Environment): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // An API key is not a person.
  if (!token || token.startsWith('sb_')) throw signInFirst();
  const id = subjectOf(token);
  if (!id) throw sessionEnded();
  const db = callerClient(env, token);
  const { data, error, status } = await db.rpc('account_state');
  if (error) {
    if (status === 401 || status === 403) throw sessionEnded();
    throw new Error(`account_state answered ${status}: ${error.message}`);
  }
  // Null: the account has been deleted.
  if (!data) throw sessionEnded();
  return { id, state: data, db };
}

const disabled = () =>
  new RequestError(
    403,
    'account_disabled',
    'Your account has been disabled. Ask an administrator.',
  );

/** A caller whose role has a right at this moment. */
export async function requireRight(
  request: Request,
  env: Environment,
  right: Right,
): Promise<Caller> {
  const caller = await requireAccount(request, env);
  if (!roleMay(caller.state, right)) {
    throw new RequestError(
      403,
      'not_permitted',
      `Only accounts with the right ${right} can do this.`,
    );
  }
  return caller;
}

export async function emailOf({ id, db }: Caller): Promise<string> {
  const { data, error } = await db.from('accounts').select('email').eq('id', id).single();
  if (error) throw new Error(error.message);
  if (!data.email)
    throw new RequestError(409, 'account_without_email', 'Your account has no email address.');
  return data.email;
}

/** Requires a signed-in account that is not disabled, with or without a role. */
export async function requireAccount(request: Request, env: Environment): Promise<Caller> {
  const caller = await identify(request, env);
  if (caller.state === 'disabled') throw disabled();
  return caller;
}
