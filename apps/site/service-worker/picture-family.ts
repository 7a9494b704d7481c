/**
 * The same for all sizes and formats of an image: another size is better than none, for example
 * after rotating a phone. Covers both naming schemes of lib/pictures/image-sources.ts.
 */
export function pictureFamily(url: string): string {
  const { origin, pathname } = new URL(url);
  return (
    origin +
    pathname
      .replace(/^(\/illustrations\/.+?)(?:-\d+)?\.(?:webp|avif)$/, '$1')
      .replace(/(-w\d+(?:-\d+)*)\/\d+\.(?:webp|jpg)$/, '$1')
  );
}
