/** `auth.admin.updateUserById`. */
import { seconds } from '../../config.ts';
import { passwordHashSql } from '../../database/accounts.ts';
import type { Database } from '../../database/mutex.ts';
import type { JsonObject } from '../http-messages.ts';

export async function updateAccount(
  database: Database,
  id: string,
  change: JsonObject,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const set = (assignments: string, ...params: unknown[]) =>
      transaction.query(`update auth.users set ${assignments}, updated_at = now() where id = $1`, [
        id,
        ...params,
      ]);

    if (typeof change.email === 'string') {
      const email = change.email.toLowerCase();
      await set('email = $2', email);
      await transaction.query(
        `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
         where user_id = $1 and provider = 'email'`,
        [id, email],
      );
    }
    if (change.email_confirm === true)
      await set('email_confirmed_at = coalesce(email_confirmed_at, now())');
    if (typeof change.password === 'string') {
      await set(`encrypted_password = ${passwordHashSql('$2')}`, change.password);
      await transaction.query('delete from auth.sessions where user_id = $1', [id]);
    }
    if (typeof change.role === 'string') await set('role = $2', change.role);
    if (change.user_metadata) {
      await set(
        `raw_user_meta_data = ${merged('raw_user_meta_data')}`,
        JSON.stringify(change.user_metadata),
      );
    }
    if (change.app_metadata) {
      await set(
        `raw_app_meta_data = ${merged('raw_app_meta_data')}`,
        JSON.stringify(change.app_metadata),
      );
    }
    if (typeof change.ban_duration === 'string') {
      const duration = change.ban_duration === 'none' ? null : seconds(change.ban_duration);
      await set(`banned_until = now() + make_interval(secs => $2)`, duration);
    }
  });
}

/** Merges key by key; null removes the key. */
const merged = (column: string) =>
  `(coalesce(${column}, '{}') || $2::jsonb)
   - array(select key from jsonb_each($2::jsonb) where value = 'null')`;
