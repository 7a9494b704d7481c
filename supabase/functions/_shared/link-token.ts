const encoder = new TextEncoder();

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** 256 random bits. Only the hash is stored. */
export function newLinkToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** A token that can be derived again instead of stored. Without the secret it looks random. */
export async function derivedLinkToken(secret: string, purpose: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(purpose))));
}

/** SHA-256 as 64 hexadecimal digits. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Needs no salt: nobody can guess 256 bits. */
export const hashOfLinkToken = (token: string) => digestOf(encoder.encode(token));
