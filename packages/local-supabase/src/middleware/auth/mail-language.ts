/**
 * Emulates `.Data.language` of GoTrue's templates: the language in the metadata of the recipient's account. It is read
 * before the request, because @supabase/lite sends its mails during it.
 */
import type { Database } from '../../database/mutex.ts';
import { requestContext } from '../../request-context.ts';
import { asObject, type JsonObject, readJson } from '../http-messages.ts';
import { verifyJwt } from '../jwt.ts';
import type { Middleware } from '../middleware.ts';
import { findAccount } from './users.ts';

const BY_ADDRESS = /^\/auth\/v1\/(recover|signup|resend|otp|magiclink)$/;

async function signedInId(request: Request): Promise<string> {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const verified = await verifyJwt(token);
  return (verified.valid && verified.claims.sub) || '';
}

export function mailLanguage(database: Database): Middleware {
  async function metadataOf(request: Request, path: string): Promise<JsonObject> {
    const body = await readJson(request);
    const idOrEmail = BY_ADDRESS.test(path) ? body.email : await signedInId(request);
    const account =
      typeof idOrEmail === 'string' && idOrEmail
        ? await findAccount(database, idOrEmail)
        : undefined;
    return account?.raw_user_meta_data ?? asObject(body.data);
  }

  return async (request, next) => {
    const path = new URL(request.url).pathname;
    const context = requestContext.getStore();
    const sendsMail =
      (request.method === 'POST' && BY_ADDRESS.test(path)) ||
      (request.method === 'PUT' && path === '/auth/v1/user');
    if (context && sendsMail) {
      const { language } = await metadataOf(request, path);
      if (typeof language === 'string') context.mailLanguage = language;
    }
    return next(request);
  };
}
