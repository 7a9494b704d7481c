import { imageUrl } from '@expat-buddy/domain/image/image-url';

/** The picture for shared links: the large file of an illustration, else the picture as it is. */
export function shareImage(path: string): string | undefined {
  const large = path.replace(/(illustrations\/[a-z0-9-]+)\.webp$/, '$1-1600.webp');
  return imageUrl(large) ?? undefined;
}
