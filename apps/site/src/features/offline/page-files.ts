const PICTURE_WAIT_MS = 20_000;
const OWN_FILE = /^\/(?:assets\/.+|shapes\/.+|favicon\.svg)$/;

export function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OWN_FILE.test(pathname))
    .map(({ pathname }) => pathname);
}

/** A broken image is settled too. */
const settled = (image: HTMLImageElement) => image.decode().catch(() => {});

/** Includes lazy images that have not been in view, each in the size used here. */
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
