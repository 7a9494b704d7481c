const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * A uuid for an inquiry, made by the browser because an anonymous insert cannot be read back. A retry of
 * the same inquiry keeps its id; a changed inquiry gets a new one.
 */
export function newSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // randomUUID is missing without TLS, as on a phone in the local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function isSubmissionId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** The reference that visitor and staff share: the first eight characters of the id. */
export function inquiryReference(submissionId: string): string {
  return submissionId.slice(0, 8).toUpperCase();
}
