/**
 * Stands in for GoTrue's limits, with the values of supabase/config.toml, counted for each visitor's
 * address. Different from GoTrue: of sign-ins only the failed ones count, so that nobody locks themselves
 * out by working, and they become slower and slower; an address without an account meets the same
 * pauses and the same waiting as one with an account (GoTrue spaces the mails of known ones only).
 */
import type { ProjectConfig } from '../config.ts';
import type { Database } from '../database/turns.ts';
import { authError, type Handler, type Piece, readJson } from './piece.ts';
import { visitorAddress } from './visitor-address.ts';

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
  /** Added to the answer for each wrong password past the third, up to ten times. */
  slowerByMs: number;
  /** No answer that could tell whether there is an account comes sooner. */
  evenAnswerMs: number;
  /** Waits so many milliseconds; a test may only write them down. */
  pause: (milliseconds: number) => Promise<void>;
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
    slowerByMs: 100,
    evenAnswerMs: 500,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...(option === 'on' ? {} : option),
  };
  const counter = createCounter();

  return async (request, next) => {
    const url = new URL(request.url);
    const path = /^\/auth\/v1\/(token|signup|recover|otp|magiclink|resend|verify)$/.exec(
      url.pathname,
    )?.[1];
    if (!path || request.method !== 'POST') return next(request);
    const who = visitorAddress(request);

    if (path === 'token' && url.searchParams.get('grant_type') === 'password') {
      const failed = counter.count(`sign-in ${who}`, fiveMinutes);
      if (failed >= limits.signInSignUps) return tooManyRequests();
      const slower = limits.slowerByMs * Math.min(Math.max(failed - 2, 0), 10);
      // Counted before its outcome is known, or many at once would all be the first.
      const forget = counter.add(`sign-in ${who}`);
      const [response, pass] = await evenly(
        request,
        next,
        limits.pause(limits.evenAnswerMs + slower),
      );
      if (response.status === 400) await pass;
      else forget();
      return response;
    }
    if (path === 'token' && !counter.take(`refresh ${who}`, limits.tokenRefresh, fiveMinutes))
      return tooManyRequests();
    if (path === 'verify' && !counter.take(`verify ${who}`, limits.tokenVerifications, fiveMinutes))
      return tooManyRequests();
    if (path === 'signup' && !counter.take(`signup ${who}`, limits.signInSignUps, fiveMinutes))
      return tooManyRequests();
    if (mailPaths.has(path)) {
      const { email } = await readJson(request);
      const asked = `${mailKind(path)} ${typeof email === 'string' ? email.toLowerCase() : who}`;
      const wait = Math.max(
        await secondsToWait(path, email),
        counter.wait(asked, limits.maxFrequencySeconds * 1000),
      );
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
      const [response, pass] = await evenly(request, next, limits.pause(limits.evenAnswerMs));
      if (response.ok) counter.add(asked);
      await pass;
      return response;
    }
    return next(request);
  };

  async function secondsToWait(path: string, email: unknown): Promise<number> {
    if (typeof email !== 'string') return 0;
    const column = `${mailKind(path)}_sent_at`;
    const [row] = await database.query<{ wait: number }>(
      `select ceil($2 - extract(epoch from now() - ${column}))::int as wait
       from auth.users where lower(email) = lower($1) and ($3 or email_confirmed_at is null)`,
      [email, limits.maxFrequencySeconds, column === 'recovery_sent_at'],
    );
    return Math.max(0, row?.wait ?? 0);
  }
}

/** Mails of a kind share a pause: asking for one and then another would tell a known address. */
const mailKind = (path: string) =>
  path === 'signup' || path === 'resend' ? 'confirmation' : 'recovery';

/** An answer, and the pause that began when the request came. */
async function evenly(request: Request, next: Handler, pass: Promise<void>) {
  return [await next(request), pass] as const;
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
  const add = (key: string) => {
    const moment = Date.now() + Math.random();
    moments.set(key, [...(moments.get(key) ?? []), moment]);
    return () =>
      moments.set(
        key,
        (moments.get(key) ?? []).filter((each) => each !== moment),
      );
  };
  return {
    count,
    add,
    /** Seconds until the last moment is so many milliseconds ago. */
    wait(key: string, pause: number): number {
      const last = moments.get(key)?.at(-1);
      return last === undefined ? 0 : Math.ceil(Math.max(0, last + pause - Date.now()) / 1000);
    },
    take(key: string, limit: number, window: number): boolean {
      if (count(key, window) >= limit) return false;
      add(key);
      return true;
    },
  };
}
