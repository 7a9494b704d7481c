/**
 * Emulates GoTrue's validation of request bodies and email addresses. lite passes fields of a wrong type to the
 * database and accepts any address that contains an @.
 */
import { authError, changeRequest, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { refuse } from '../well-formed.ts';

const types: Record<string, 'string' | 'boolean' | 'object'> = {
  email: 'string',
  phone: 'string',
  password: 'string',
  refresh_token: 'string',
  token: 'string',
  token_hash: 'string',
  type: 'string',
  nonce: 'string',
  redirect_to: 'string',
  create_user: 'boolean',
  data: 'object',
  user_metadata: 'object',
  app_metadata: 'object',
  gotrue_meta_security: 'object',
};

const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const MAX_ADDRESS = 255;
const MAX_PASSWORD_BYTES = 72;

export const authBodies: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/auth/v1/') || !['POST', 'PUT'].includes(request.method)) {
    return next(request);
  }
  const body = Object.entries(await readJson(request)).filter(([, value]) => value !== null);
  for (const [name, value] of body) {
    const isOfType = typeof value === types[name] && !Array.isArray(value);
    if (types[name] && !isOfType) {
      return refuse(
        'auth',
        400,
        `Could not parse request body as JSON: ${name} is no ${types[name]}`,
      );
    }
  }
  const { email, password } = Object.fromEntries(body) as { email?: string; password?: string };
  const isSignIn = pathname.endsWith('/token');
  if (email && !isSignIn && (email.length > MAX_ADDRESS || !ADDRESS.test(email))) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  if (password && !isSignIn && Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    return authError(422, 'weak_password', 'Password cannot be longer than 72 characters');
  }
  if (body.length === 0) return next(request);
  // GoTrue treats null as missing.
  return next(changeRequest(request, { body: JSON.stringify(Object.fromEntries(body)) }));
};
