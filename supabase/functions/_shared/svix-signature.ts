const encoder = new TextEncoder();

/** Older deliveries could be replayed. */
const TOLERANCE_MS = 5 * 60 * 1000;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * Whether Svix signed the body, as Resend's webhooks are: the HMAC of `id.timestamp.body`. Several
 * signatures are listed while a secret is replaced. https://docs.svix.com/receiving/verifying-payloads/how-manual
 *
 * @param secret `whsec_` and the key in base64
 */
export async function isSignedBySvix(
  headers: Headers,
  body: string,
  secret: string,
): Promise<boolean> {
  const id = headers.get('svix-id');
  const timestamp = headers.get('svix-timestamp') ?? '';
  const age = Date.now() - Number(timestamp) * 1000;
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(age) > TOLERANCE_MS) return false;
  const keyBytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (keyBytes === null || keyBytes.length === 0) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes, algorithm, false, ['verify']);
  const content = encoder.encode(`${id}.${timestamp}.${body}`);
  for (const entry of (headers.get('svix-signature') ?? '').split(' ').slice(0, 10)) {
    const [version, given = ''] = entry.split(',');
    const signature = bytesOf(given);
    if (version !== 'v1' || signature === null) continue;
    // Constant time: the platform compares.
    if (await crypto.subtle.verify('HMAC', key, signature, content)) return true;
  }
  return false;
}
