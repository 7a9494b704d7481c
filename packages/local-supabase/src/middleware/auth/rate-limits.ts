/**
 * Emulates GoTrue's rate limits per client address, with the values of supabase/config.toml. Unlike GoTrue,
 * it counts only failed sign-ins, so that nobody locks themselves out, and delays each further one; and
 * an address without an account gets the same delays and limits as one with an account (GoTrue limits
 * only mails to existing accounts).
 */
import type { ProjectConfig } from '../../config.ts';
import type { Database } from '../../database/mutex.ts';
import { authError, readJson } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { visitorAddress } from '../visitor-address.ts';
import { createCounter } from './sliding-window.ts';

/** An object overrides the values of config.toml. */
export type RateLimitOption = 'on' | 'off' | Partial<Limits>;

interface Limits {
  /** Per five minutes. */
  signInSignUps: number;
  tokenRefresh: number;
  tokenVerifications: number;
  /** Per hour. */
  emailSent: number;
  /** Minimum interval between two mails of the same kind to one account, in seconds. */
  maxFrequencySeconds: number;
  /** Added delay for each wrong password after the third, at most ten times. */
  slowerByMs: number;
  /** Minimum duration of responses that could reveal whether an account exists. */
  evenAnswerMs: number;
  /** Injected by tests, which record the delays instead of waiting. */
  pause: (milliseconds: number) => Promise<void>;
}

const fiveMinutes = 300_000;
const hour = 3_600_000;
const mailPaths = new Set(['recover', 'otp', 'magiclink', 'resend', 'signup']);

export function rateLimits(
  option: RateLimitOption,
  config: ProjectConfig,
  database: Database,
): Middleware {
  if (option === 'off') return (request, next) => next(request);
  const limits: Limits = {
    ...config.rateLimit,
    maxFrequencySeconds: config.maxFrequencySeconds,
    slowerByMs: 100,
    evenAnswerMs: 500,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...(option === 'on' ? {} : option),
  };
  const counter = createCounter(hour);

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
      // Counted before the outcome is known; otherwise concurrent requests would all count as the first.
      const forget = counter.add(`sign-in ${who}`);
      const pause = limits.pause(limits.evenAnswerMs + slower);
      const response = await next(request);
      if (response.status === 400) await pause;
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
      const pause = limits.pause(limits.evenAnswerMs);
      const response = await next(request);
      if (response.ok) counter.add(asked);
      await pause;
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

/** Mails of one kind share the interval: two endpoints in a row would otherwise reveal a known address. */
const mailKind = (path: string) =>
  path === 'signup' || path === 'resend' ? 'confirmation' : 'recovery';

const tooManyRequests = () =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached');
