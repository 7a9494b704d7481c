/** How often a failed image is asked for again before the fallback is shown (spec section 4). */
export const IMAGE_RETRIES = 2;

/**
 * The address for a try: the first is plain, a repeated one carries a query of its own so that no
 * cache answers with the failure.
 * @param attempt 0 for the first try.
 */
export function imageUrlOfAttempt(url: string, attempt: number): string {
  if (attempt === 0) return url;
  const [address = '', fragment] = url.split('#', 2);
  const separator = address.includes('?') ? '&' : '?';
  const hash = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${separator}retry=${attempt}${hash}`;
}
