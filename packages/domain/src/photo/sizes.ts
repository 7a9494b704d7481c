/**
 * A photo has a file for each width, in a folder whose name lists the widths:
 * `2026/<uuid>-w480-960-1600/960.webp`. So the URL of one size gives those of all sizes, without a query.
 */

/** In pixels. A smaller photo is not enlarged. */
const PHOTO_WIDTHS = [480, 960, 1600] as const;

/** The width that records reference, unless the photo is smaller. */
const NAMED_WIDTH = 960;

const SIZED = /^(.*\/storage\/v1\/object\/public\/photos\/.+-w(\d+(?:-\d+)*)\/)\d+\.(webp|jpg)$/;

export type PhotoFormat = 'webp' | 'jpg';

/** The widths for a photo, ascending; a small photo ends with its own width. */
export function planWidths(ownWidth: number): number[] {
  const smaller = PHOTO_WIDTHS.filter((width) => width < ownWidth);
  return smaller.length < PHOTO_WIDTHS.length ? [...smaller, ownWidth] : smaller;
}

/** The width whose file is `photos.path`: the largest up to 960. */
export function namedWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= NAMED_WIDTH));
}

/** The paths of a photo's files in the bucket, in the order of the widths. */
export function photoPaths(
  id: string,
  widths: readonly number[],
  format: PhotoFormat,
  year: number,
): string[] {
  const folder = `${year}/${id}-w${widths.join('-')}`;
  return widths.map((width) => `${folder}/${width}.${format}`);
}

const WITH_ID = /\/storage\/v1\/object\/public\/photos\/\d+\/([\da-f-]{36})-w/;

/** The id of the photo at a URL or stored path; undefined for other images. */
export const photoIdOf = (url: string): string | undefined => WITH_ID.exec(url)?.[1];

/**
 * All sizes of the photo at a URL, as a `srcset` with their MIME type.
 * @returns undefined for other images, and for a photo with one size.
 */
export function photoSources(url: string): { type: string; srcSet: string } | undefined {
  const [, folder, list = '', format] = SIZED.exec(url) ?? [];
  const widths = list.split('-');
  if (!folder || widths.length < 2) return undefined;
  return {
    type: format === 'webp' ? 'image/webp' : 'image/jpeg',
    srcSet: widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', '),
  };
}
