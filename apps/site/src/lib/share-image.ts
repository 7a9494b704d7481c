import { imageUrl } from '@expat-buddy/domain/image/image-url';

const ILLUSTRATION = /^\/?illustrations\/([a-z0-9-]+?)(?:-(?:480|1600))?\.webp$/;

/** For pages without a picture of their own. */
export const DEFAULT_SHARE_IMAGE = '/share/dunes-night.jpg';

/** What the files in public/share measure, in pixels: as previews show them. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Whether the picture at an address is one of those files. */
export const isShareFile = (address: string) => /\/share\/[a-z0-9-]+\.jpg$/.test(address);

/**
 * The picture for shared links: of an illustration the file that is made for it, since not every chat
 * reads its format; any other picture as it is.
 */
export function shareImage(path: string): string | undefined {
  return imageUrl(path.replace(ILLUSTRATION, '/share/$1.jpg')) ?? undefined;
}
