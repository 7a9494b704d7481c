/**
 * Stands in for GoTrue's limits, with the values of supabase/config.toml, counted for each address in
 * X-Forwarded-For (everybody on this machine together, when there is none). Different from GoTrue in
 * one thing: of sign-ins only the failed ones count, so that nobody locks themselves out by working.
 */
import type { ProjectConfig } from '../config.ts';
import type { Database } from '../database/turns.ts';
import { authError, type Piece, readJson } from './piece.ts';

/** 'off' for test suites; an object for other values than those of config.toml. */
export type RateLimitOption = 'on' | 'off' | Partial<Limits>;

interface Limits {
  /** Each in five minutes. */
  signInSignUps: number;
  tokenRefresh: number;
  tokenVerifications: number;
  /** Each hour. */
  emailSent: number;
  /** Least seconds between two mails of a kind to one account. */
  maxFrequencySeconds: number;
}

const fiveMinutes = 300_000;
const hour = 3_600_000;
const mailPaths = new Set(['recover', 'otp', 'magiclink', 'resend', 'signup']);

export function rateLimits(
  option: RateLimitOption,
  config: ProjectConfig,
  database: Database,
): Piece {
  if (option === 'off') return (request, next) => next(request);
  const limits: Limits = {
    ...config.rateLimit,
    maxFrequencySeconds: config.maxFrequencySeconds,
    ...(option === 'on' ? {} : option),
  };
  const counter = createCounter();

  return async (request, next) => {
    const url = new URL(request.url);
    const path = /^\/auth\/v1\/(token|signup|recover|otp|magiclink|resend|verify)$/.exec(
      url.pathname,
    )?.[1];
    if (!path || request.method !== 'POST') return next(request);
    const who = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'local';

    if (path === 'token' && url.searchParams.get('grant_type') === 'password') {
      if (counter.count(`sign-in ${who}`, fiveMinutes) >= limits.signInSignUps)
        return tooManyRequests();
      const response = await next(request);
      if (response.status === 400) counter.add(`sign-in ${who}`);
      return response;
    }
    if (path === 'token' && !counter.take(`refresh ${who}`, limits.tokenRefresh, fiveMinutes))
      return tooManyRequests();
    if (path === 'verify' && !counter.take(`verify ${who}`, limits.tokenVerifications, fiveMinutes))
      return tooManyRequests();
    if (path === 'signup' && !counter.take(`signup ${who}`, limits.signInSignUps, fiveMinutes))
      return tooManyRequests();
    if (mailPaths.has(path)) {
      const wait = await secondsToWait(path, (await readJson(request)).email);
      if (wait > 0) {
        return authError(
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${wait} seconds.`,
        );
      }
      if (!counter.take(`mail ${who}`, limits.emailSent, hour)) {
        return authError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
      }
    }
    return next(request);
  };

  async function secondsToWait(path: string, email: unknown): Promise<number> {
    if (typeof email !== 'string') return 0;
    const column =
      path === 'signup' || path === 'resend' ? 'confirmation_sent_at' : 'recovery_sent_at';
    const [row] = await database.query<{ wait: number }>(
      `select ceil($2 - extract(epoch from now() - ${column}))::int as wait
       from auth.users where lower(email) = lower($1) and ($3 or email_confirmed_at is null)`,
      [email, limits.maxFrequencySeconds, column === 'recovery_sent_at'],
    );
    return Math.max(0, row?.wait ?? 0);
  }
}

const tooManyRequests = () =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached');

/** Remembers when something happened; a moment older than the window no longer counts. */
function createCounter() {
  const moments = new Map<string, number[]>();
  const count = (key: string, window: number) => {
    const recent = (moments.get(key) ?? []).filter((moment) => moment > Date.now() - window);
    moments.set(key, recent);
    return recent.length;
  };
  const add = (key: string) => moments.set(key, [...(moments.get(key) ?? []), Date.now()]);
  return {
    count,
    add,
    take(key: string, limit: number, window: number): boolean {
      if (count(key, window) >= limit) return false;
      add(key);
      return true;
    },
  };
}
