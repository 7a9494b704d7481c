/**
 * The same for each attempt: mailboxes recognise a duplicate by its Message-ID, for example after a
 * crash during delivery.
 */
export async function messageIdOf(idempotencyKey: string, from: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(idempotencyKey));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${hash.join('').slice(0, 40)}@${domain}>`;
}
