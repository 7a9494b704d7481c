import { imageUrl } from '@expat-buddy/domain/image/image-url';

/**
 * Whether a picture lies elsewhere than on the site or in the project's storage: visitors' browsers load
 * none from there (img-src in scripts/security-headers.ts).
 */
export function isOutsideAddress(path: unknown, own: readonly string[]): boolean {
  const address = imageUrl(typeof path === 'string' ? path : null);
  if (!address?.startsWith('http')) return false;
  const origin = URL.parse(address)?.origin;
  return !own.some((each) => URL.parse(each)?.origin === origin);
}
