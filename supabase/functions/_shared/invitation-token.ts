/** What the link of an invitation carries: 256 random bits. Only its hash is ever stored. */
export function newInvitationToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** SHA-256 as 64 hexadecimal digits. A plain hash will do: there is nothing to guess in a random token. */
export async function hashOfToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The page of the back office that accepts. The token is a fragment, which no server ever sees. */
export function invitationPage(siteUrl: string, token?: string): string {
  const page = `${siteUrl.replace(/\/+$/, '')}/admin/invitation`;
  return token ? `${page}#token=${token}` : page;
}

export function invitationExpiry(days: number, now = Date.now()): string {
  return new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
}
