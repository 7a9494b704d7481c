/** Responses that the endpoints of the admin API share. */
import type { ProjectConfig } from '../../config.ts';
import type { Database } from '../../database/mutex.ts';
import type { AuthMailer } from '../../mail/auth-mailer.ts';
import { authError, json } from '../http-messages.ts';
import { findAccount, userJson } from './users.ts';

export interface AdminContext {
  database: Database;
  mailer: AuthMailer;
  config: ProjectConfig;
}

export async function answerWith(
  { database }: AdminContext,
  id: string | undefined,
): Promise<Response> {
  const account = id ? await findAccount(database, id) : undefined;
  return account ? json(200, await userJson(database, account)) : userNotFound();
}

export const emailExists = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');
export const userNotFound = () => authError(404, 'user_not_found', 'User not found');
