/** Access tokens: JSON Web Tokens signed with HS256. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtSecret } from '../keys.ts';

export type Claims = Record<string, unknown> & { exp?: number; sub?: string; role?: string };

export type VerifiedJwt =
  | { valid: true; claims: Claims }
  | { valid: false; reason: 'malformed' | 'signature' | 'expired' };

export async function verifyJwt(token: string): Promise<VerifiedJwt> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return { valid: false, reason: 'malformed' };
  const expected = Buffer.from(sign(`${head}.${body}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    return { valid: false, reason: 'signature' };
  }
  try {
    if (JSON.parse(decode(head)).alg !== 'HS256') return { valid: false, reason: 'signature' };
    const claims = JSON.parse(decode(body)) as Claims;
    if (typeof claims.exp !== 'number' || claims.exp * 1000 > Date.now())
      return { valid: true, claims };
    return { valid: false, reason: 'expired' };
  } catch {
    return { valid: false, reason: 'malformed' };
  }
}

export function signJwt(claims: Claims): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(content)}`;
}

function sign(content: string): string {
  return createHmac('sha256', jwtSecret).update(content).digest('base64url');
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (value: string) => Buffer.from(value, 'base64url').toString();
