import { imageUrl } from '#lib/pictures/image-url.ts';

const ILLUSTRATION = /^\/?illustrations\/([a-z0-9-]+?)(?:-(?:480|1600))?\.webp$/;

export const DEFAULT_SHARE_IMAGE = '/share/dunes-night.jpg';

/** In pixels, as link previews show them. */
export const SHARE_SIZE = { width: 1200, height: 630 };

export const isShareFile = (address: string) => /\/share\/[a-z0-9-]+\.jpg$/.test(address);

/**
 * The preview image of an illustration, because not every chat supports its format. Other pictures
 * are used as they are.
 */
export function shareImage(path: string): string | undefined {
  return imageUrl(path.replace(ILLUSTRATION, '/share/$1.jpg')) ?? undefined;
}
