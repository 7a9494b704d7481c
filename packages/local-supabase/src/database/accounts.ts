/**
 * Accounts as GoTrue stores them: a row in auth.users and its identity of provider `email`.
 * Used by the seed and by the admin API, which @supabase/lite lacks.
 */
import { randomUUID } from 'node:crypto';
import type { SqlSession } from './migrations.ts';

export type Queryable = Pick<SqlSession, 'query'>;

export interface NewAccount {
  id?: string;
  email: string;
  password?: string;
  confirmed: boolean;
  userMetadata?: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  invited?: boolean;
}

/** bcrypt with cost 10, as GoTrue and @supabase/lite hash passwords. */
export const passwordHashSql = (parameter: string) =>
  `extensions.crypt(${parameter}, extensions.gen_salt('bf', 10))`;

export async function createAccount(database: Queryable, account: NewAccount): Promise<string> {
  const id = account.id ?? randomUUID();
  const email = account.email.toLowerCase();
  const identity = {
    ...account.userMetadata,
    sub: id,
    email,
    email_verified: account.confirmed,
    phone_verified: false,
  };
  await database.query(
    `insert into auth.users
       (id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2,
       case when $3::text is null then '' else ${passwordHashSql('$3::text')} end,
       case when $4 then now() end, case when $5 then now() end, $6, $7)`,
    [
      id,
      email,
      account.password ?? null,
      account.confirmed,
      account.invited ?? false,
      JSON.stringify({ provider: 'email', providers: ['email'], ...account.appMetadata }),
      JSON.stringify({ ...account.userMetadata, email_verified: account.confirmed }),
    ],
  );
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'email', $2::text, $2::uuid, $3)`,
    [randomUUID(), id, JSON.stringify(identity)],
  );
  return id;
}

export const seededPassword = 'sahara-2026';
export const seededAccounts = [
  {
    id: '00000000-0000-4000-8000-00000000000a',
    email: 'admin@example.com',
    name: 'Admin',
    role: 'admin',
  },
  {
    id: '00000000-0000-4000-8000-00000000000b',
    email: 'staff@example.com',
    name: 'Staff',
    role: 'staff',
  },
  {
    id: '00000000-0000-4000-8000-00000000000c',
    email: 'visitor@example.com',
    name: 'Visitor',
    role: null,
  },
] as const;

/** The accounts that README.md lists; never part of a migration. */
export async function seedAccounts(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ has_roles: boolean }>(
    `select to_regclass('public.staff_roles') is not null as has_roles`,
  );
  for (const { id, email, name, role } of seededAccounts) {
    await createAccount(database, {
      id,
      email,
      password: seededPassword,
      confirmed: true,
      userMetadata: { full_name: name },
    });
    if (role && rows[0]?.has_roles) {
      await database.query('insert into public.staff_roles (user_id, role) values ($1, $2)', [
        id,
        role,
      ]);
    }
  }
}
