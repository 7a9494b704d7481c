import { picturePath } from '@expat-buddy/domain/photo/image-url';

/** Visitors' browsers block other origins (img-src in the security headers). */
export function isOutsideAddress(path: unknown, own: readonly string[]): boolean {
  const address = typeof path === 'string' ? picturePath(path.trim()) : '';
  if (!address.startsWith('http')) return false;
  const origin = URL.parse(address)?.origin;
  return !own.some((each) => URL.parse(each)?.origin === origin);
}
