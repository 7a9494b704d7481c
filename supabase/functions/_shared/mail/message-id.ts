/**
 * The Message-ID of a mail, the same at each try: an SMTP server that took a mail just before we
 * stopped gets it again with the same id, by which mailboxes know it for a copy.
 */
export async function messageIdOf(idempotencyKey: string, from: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(idempotencyKey));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${hash.join('').slice(0, 40)}@${domain}>`;
}
