const encoder = new TextEncoder();

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What the link of a mail carries: 256 random bits. Only its hash is ever stored. */
export function newLinkToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * A token that can be made again when the next mail needs it, without being stored. Whoever does not
 * have the secret cannot tell it from a random one.
 */
export async function derivedLinkToken(secret: string, purpose: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(purpose))));
}

/** SHA-256 as 64 hexadecimal digits. A plain hash will do: nobody guesses 256 bits. */
export async function hashOfLinkToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
