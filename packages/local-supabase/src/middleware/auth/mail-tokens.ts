/** One-time codes in mails, stored in the format that @supabase/lite verifies. */
import { createHash, randomInt } from 'node:crypto';
import type { Queryable } from '../../database/accounts.ts';

export interface MailToken {
  otp: string;
  tokenHash: string;
}

export type TokenColumn = 'confirmation' | 'recovery';

export async function giveToken(
  database: Queryable,
  column: TokenColumn,
  account: { id: string; email: string },
): Promise<MailToken> {
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const tokenHash = createHash('sha256')
    .update(account.email.toLowerCase() + otp)
    .digest('hex');
  await database.query(
    `update auth.users set ${column}_token = $2, ${column}_sent_at = now(), updated_at = now() where id = $1`,
    [account.id, tokenHash],
  );
  return { otp, tokenHash };
}
