/** Specification, section 4. */
export const IMAGE_RETRIES = 2;

/**
 * Retries have a cache-busting query.
 * @param attempt 0 for the first request
 */
export function imageUrlOfAttempt(url: string, attempt: number): string {
  if (attempt === 0) return url;
  const [address = '', fragment] = url.split('#', 2);
  const separator = address.includes('?') ? '&' : '?';
  const hash = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${separator}retry=${attempt}${hash}`;
}
