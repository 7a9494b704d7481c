const types = ['recovery', 'invite', 'signup', 'email', 'email_change', 'magiclink'] as const;

/** A link from an email about an account (supabase/templates). Nothing has used its token yet. */
export type MailLink = { type: (typeof types)[number]; tokenHash: string };

/** Reads the fragment, which no server and no log sees. */
export function linkInAddress(hash: string): MailLink | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  // Email programs append the punctuation that follows an address.
  const tokenHash = /^[\w-]+/.exec(fragment.get('token_hash') ?? '')?.[0];
  if (!tokenHash) return undefined;
  const type = /^[a-z_]+/.exec(fragment.get('type') ?? '')?.[0];
  return { type: types.find((candidate) => candidate === type) ?? 'recovery', tokenHash };
}

/** Reads the link and removes it from the address bar and the history. */
export function takeLinkFromAddress(): MailLink | undefined {
  const link = linkInAddress(window.location.hash);
  if (link) window.history.replaceState(null, '', window.location.pathname);
  return link;
}
