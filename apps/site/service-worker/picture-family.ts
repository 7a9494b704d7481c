/**
 * What the sizes and formats of one picture have in common: another size of it is better than none,
 * for instance after a phone was turned. Both ways of naming sizes, see lib/image-sources.ts.
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
