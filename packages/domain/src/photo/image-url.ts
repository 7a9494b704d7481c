/**
 * The URL of an image: a path that does not start with `http` becomes root-relative (spec section 4).
 * @returns null for an empty path.
 */
export function imageUrl(path: string | null | undefined): string | null {
  const trimmed = path?.trim() ?? '';
  if (trimmed === '') return null;
  if (trimmed.startsWith('http')) return trimmed;
  return `/${trimmed.replace(/^\/+/, '')}`;
}
