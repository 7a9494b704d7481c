/**
 * The address an image is loaded from: a path that does not start with `http` is made root-relative
 * (spec section 4).
 * @returns null for an empty path, so that no request goes to the page itself.
 */
export function imageUrl(path: string | null | undefined): string | null {
  const trimmed = path?.trim() ?? '';
  if (trimmed === '') return null;
  if (trimmed.startsWith('http')) return trimmed;
  return `/${trimmed.replace(/^\/+/, '')}`;
}
