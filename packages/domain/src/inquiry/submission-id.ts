const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * The id of an inquiry, made by the browser because an anonymous insert cannot be read back. One id
 * for one set of words: a retry of the same words keeps it, changed words get a new one.
 */
export function newSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // randomUUID is missing where a page is served without TLS, a phone on the local network for one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function isSubmissionId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** What the visitor and the office call the inquiry: the first eight characters of its id. */
export function inquiryReference(submissionId: string): string {
  return submissionId.slice(0, 8).toUpperCase();
}
