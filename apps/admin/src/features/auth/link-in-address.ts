export type MailLink =
  | { kind: 'tokens'; type: string; accessToken: string; refreshToken: string }
  | { kind: 'hash'; type: 'recovery' | 'invite' | 'signup' | 'email'; tokenHash: string }
  | { kind: 'expired' };

const types = ['recovery', 'invite', 'signup', 'email'] as const;

/**
 * Links come back in three shapes: tokens in the fragment (already verified by the server), a
 * `token_hash` in the query (verified here), or an error in either.
 */
export function linkInAddress(address: { search: string; hash: string }): MailLink | undefined {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#\/?/, ''));
  const get = (name: string) => fragment.get(name) ?? query.get(name);

  if (get('error') ?? get('error_code') ?? get('error_description')) return { kind: 'expired' };
  const accessToken = get('access_token');
  const refreshToken = get('refresh_token');
  if (accessToken && refreshToken) {
    return { kind: 'tokens', type: get('type') ?? 'recovery', accessToken, refreshToken };
  }
  const tokenHash = query.get('token_hash');
  if (tokenHash) {
    const type = types.find((candidate) => candidate === query.get('type')) ?? 'recovery';
    return { kind: 'hash', type, tokenHash };
  }
  return undefined;
}

/** Reads the link and removes it from the address bar and the history. */
export function takeLinkFromAddress(): MailLink | undefined {
  const link = linkInAddress(window.location);
  if (link) window.history.replaceState(null, '', window.location.pathname);
  return link;
}
