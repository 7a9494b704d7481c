import { isStaffRole, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import { t } from '#i18n/t.ts';
import { memoizeWithTtl } from '../memoize-with-ttl.ts';
import { supabase } from '../supabase.ts';

type AccountState = StaffRole | 'waiting' | 'disabled' | 'signed-out';

export type Account = { state: AccountState; id: string; email: string; name: string };

/** The server did not answer, which is no reason to sign anybody out. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable';
  readonly status = 0;
  constructor() {
    super(t('The server cannot be reached. Check the connection and try again.'));
  }
}

let lastEmail = '';

/** The last signed-in person, for signing in again. */
export const lastKnownEmail = () => lastEmail;

const nobody: Account = { state: 'signed-out', id: '', email: '', name: '' };

function isAccountState(value: unknown): value is AccountState {
  return isStaffRole(value) || value === 'waiting' || value === 'disabled';
}

async function readAccount(): Promise<Account> {
  const { data, error } = await supabase.auth.getSession();
  // A refresh that failed for lack of a network is not a sign-out.
  if (error?.name === 'AuthRetryableFetchError') throw new ServerUnreachable();
  const user = data.session?.user;
  if (!user) return nobody;

  const answer = await supabase.rpc('account_state');
  if (answer.error) {
    const isRefusal = answer.status === 401 || answer.status === 403;
    if (!isRefusal) throw new ServerUnreachable();
    return nobody;
  }
  const fullName: unknown = user.user_metadata?.full_name;
  const email = user.email ?? '';
  lastEmail = email;
  return {
    state: isAccountState(answer.data) ? answer.data : 'signed-out',
    id: user.id,
    email,
    name: typeof fullName === 'string' && fullName.trim() ? fullName.trim() : email,
  };
}

/**
 * The current account. One page asks a dozen times while it renders, but a revoked role has to take
 * effect at the next click, hence two seconds. Throws ServerUnreachable.
 */
export const account = memoizeWithTtl(readAccount, 2000);
