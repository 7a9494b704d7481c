/**
 * Emulates GoTrue's admin API (`supabase.auth.admin.*` with the secret key), which lite lacks.
 * Not emulated: multi-factor authentication, passkeys, phone numbers, soft deletion.
 */
import { createAccount } from '../../database/accounts.ts';
import { asObject, authError, type JsonObject, json, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { requireSecretKey } from '../secret-key.ts';
import { generateLink, invite } from './admin-links.ts';
import { type AdminContext, answerWith, emailExists, userNotFound } from './admin-responses.ts';
import { updateAccount } from './admin-update.ts';
import { findAccount, listAccounts, userJson } from './users.ts';

const adminPath = /^\/auth\/v1\/(?:(admin)\/(users|generate_link)(?:\/([^/]+))?|(invite))$/;

export function authAdmin(context: AdminContext): Middleware {
  return async (request, next) => {
    const url = new URL(request.url);
    const [, , resource, id, isInvite] = adminPath.exec(url.pathname) ?? [];
    if (!resource && !isInvite) return next(request);
    const refusal = await requireSecretKey(request);
    if (refusal) return refusal;
    const body = await readJson(request);
    try {
      switch (`${request.method} ${isInvite ?? resource}${id ? '/id' : ''}`) {
        case 'POST invite':
          return await invite(context, body);
        case 'POST generate_link':
          return await generateLink(context, body);
        case 'GET users':
          return await listUsers(context, url);
        case 'POST users':
          return await createUser(context, body);
        case 'GET users/id':
          return await answerWith(context, id);
        case 'PUT users/id':
          return await updateUser(context, id ?? '', body);
        case 'DELETE users/id':
          return await deleteUser(context, id ?? '', body);
        default:
          return authError(405, 'method_not_allowed', 'Method not allowed');
      }
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === '23505') return emailExists();
      return authError(500, 'unexpected_failure', `Database error: ${message}`);
    }
  };
}

async function listUsers({ database }: AdminContext, url: URL): Promise<Response> {
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
  const size = Math.min(1000, Number(url.searchParams.get('per_page')) || 50);
  const [count] = await database.query<{ total: number }>(
    'select count(*)::int as total from auth.users',
  );
  const total = count?.total ?? 0;
  const accounts = await listAccounts(database, size, (page - 1) * size);
  const users = await Promise.all(accounts.map((account) => userJson(database, account)));
  const last = Math.max(1, Math.ceil(total / size));
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  const links = page < last ? [link(page + 1, 'next'), link(last, 'last')] : [link(last, 'last')];
  return json(
    200,
    { users, aud: 'authenticated' },
    { 'x-total-count': String(total), link: links.join(', ') },
  );
}

async function createUser(context: AdminContext, body: JsonObject): Promise<Response> {
  const { email, password } = body;
  if (typeof email !== 'string' || !email.includes('@')) {
    return authError(
      400,
      'validation_failed',
      'Cannot create a user without either an email or phone',
    );
  }
  // GoTrue checks the strength of a password at each change, but not here.
  const id = await context.database.transaction((transaction) =>
    createAccount(transaction, {
      email,
      ...(typeof body.id === 'string' ? { id: body.id } : {}),
      ...(typeof password === 'string' ? { password } : {}),
      confirmed: body.email_confirm === true,
      userMetadata: asObject(body.user_metadata),
      appMetadata: asObject(body.app_metadata),
    }),
  );
  if (body.ban_duration)
    await updateAccount(context.database, id, { ban_duration: body.ban_duration });
  return answerWith(context, id);
}

async function updateUser(context: AdminContext, id: string, body: JsonObject): Promise<Response> {
  const weak = weakPassword(context, body.password);
  if (weak) return weak;
  if (!(await findAccount(context.database, id))) return userNotFound();
  await updateAccount(context.database, id, body);
  return answerWith(context, id);
}

async function deleteUser(
  { database }: AdminContext,
  id: string,
  body: JsonObject,
): Promise<Response> {
  if (body.should_soft_delete === true) {
    return authError(501, 'not_implemented', 'The local backend deletes accounts for good only');
  }
  const rows = await database.query('delete from auth.users where id::text = $1 returning id', [
    id,
  ]);
  return rows.length > 0 ? json(200, {}) : userNotFound();
}

function weakPassword({ config }: AdminContext, password: unknown): Response | undefined {
  if (typeof password !== 'string' || password.length >= config.minimumPasswordLength)
    return undefined;
  return json(422, {
    code: 422,
    error_code: 'weak_password',
    msg: `Password should be at least ${config.minimumPasswordLength} characters.`,
    weak_password: { reasons: ['length'] },
  });
}
