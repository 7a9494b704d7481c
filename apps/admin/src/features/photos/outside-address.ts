import { picturePath } from '@expat-buddy/domain/photo/image-url';

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/** Visitors' browsers block other origins (img-src in the security headers). */
export function isOutsideAddress(path: unknown, own: readonly string[]): boolean {
  const address = typeof path === 'string' ? picturePath(path.trim()) : '';
  if (!address.startsWith('http')) return false;
  const origin = originOf(address);
  return !own.some((each) => originOf(each) === origin);
}
