const PICTURE_WAIT_MS = 20_000;
const OWN_FILE = /^\/(?:assets\/.+|shapes\/.+|(?:theme|start)\.js|favicon\.svg)$/;

/** Code, styles, fonts and shapes that were fetched so far, as paths. */
export function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OWN_FILE.test(pathname))
    .map(({ pathname }) => pathname);
}

/** Loaded or broken: in either case there is nothing to wait for. */
const settled = (image: HTMLImageElement) =>
  image.decode().catch(() => {
    // A broken picture is left out.
  });

/** The pictures of the content, those too that had not come into view, each in the size shown here. */
export async function picturesOfThisPage(): Promise<string[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const image of images) image.loading = 'eager';
  const tooLong = new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT_MS));
  await Promise.race([Promise.all(images.map(settled)), tooLong]);
  return images
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc, src }) => currentSrc || src)
    .filter((address) => address.startsWith('http'));
}
