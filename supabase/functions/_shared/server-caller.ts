import type { Environment } from './http.ts';

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Compares digests, so that timing reveals nothing about the secret. */
export async function isSame(given: string, secret: string): Promise<boolean> {
  const [first, second] = await Promise.all([digest(given), digest(secret)]);
  let difference = 0;
  for (const [index, byte] of first.entries()) difference |= byte ^ (second[index] ?? 0);
  return difference === 0;
}

/** Whether the request has the secret key or the schedule's shared secret. */
export async function isServer(request: Request, env: Environment): Promise<boolean> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const pairs = [
    [bearer, env.SUPABASE_SERVICE_ROLE_KEY],
    [request.headers.get('x-drain-secret'), env.OUTBOX_DRAIN_SECRET],
  ] as const;
  for (const [given, secret] of pairs) {
    if (given && secret && (await isSame(given, secret))) return true;
  }
  return false;
}
