/** Accounts in the format of GoTrue's API. */
import type { Database } from '../../database/mutex.ts';
import type { JsonObject } from '../http-messages.ts';

export interface AccountRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  invited_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  last_sign_in_at: string | null;
  banned_until: string | null;
  raw_app_meta_data: JsonObject | null;
  raw_user_meta_data: JsonObject | null;
  created_at: string;
  updated_at: string;
}

const columns = `id, aud, role, email, email_confirmed_at, confirmed_at, invited_at, confirmation_sent_at,
  recovery_sent_at, last_sign_in_at, banned_until, raw_app_meta_data, raw_user_meta_data, created_at, updated_at`;

/** By id or by email address. */
export async function findAccount(
  database: Database,
  idOrEmail: string,
): Promise<AccountRow | undefined> {
  const [row] = await database.query<AccountRow>(
    `select ${columns} from auth.users where id::text = $1 or lower(email) = lower($1)`,
    [idOrEmail],
  );
  return row;
}

export function listAccounts(
  database: Database,
  limit: number,
  offset: number,
): Promise<AccountRow[]> {
  return database.query<AccountRow>(
    `select ${columns} from auth.users order by created_at desc, id limit $1 offset $2`,
    [limit, offset],
  );
}

interface IdentityRow {
  identity_id: string;
  user_id: string;
}

export async function userJson(database: Database, account: AccountRow): Promise<JsonObject> {
  const identities = await database.query<IdentityRow>(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, email,
       coalesce(last_sign_in_at, created_at) as last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1 order by created_at`,
    [account.id],
  );
  const { raw_app_meta_data, raw_user_meta_data, ...rest } = account;
  const known = Object.entries(rest).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(known),
    phone: '',
    app_metadata: raw_app_meta_data ?? {},
    user_metadata: raw_user_meta_data ?? {},
    identities,
    is_anonymous: false,
  };
}
