/** The page of the back office that accepts. The token is a fragment, which no server ever sees. */
export function invitationPage(siteUrl: string, token?: string): string {
  const page = `${siteUrl.replace(/\/+$/, '')}/admin/invitation`;
  return token ? `${page}#token=${token}` : page;
}

export function invitationExpiry(days: number, now = Date.now()): string {
  return new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
}
