/**
 * A photo of the media library lies in the bucket in several widths, each a file named after it, in a
 * folder that says which widths there are: `2026/<uuid>-w480-960-1600/960.webp`. So whoever holds the
 * address of one size knows the addresses of all, without asking the database.
 */

/** The widths made of a photo, in pixels. A smaller photo is never enlarged. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const;

/** The width that a record names, unless the photo is smaller; pages choose among the others. */
const NAMED_WIDTH = 960;

const OBJECTS = '/storage/v1/object/public/photos/';
const SIZED = /^(.*\/storage\/v1\/object\/public\/photos\/.+-w(\d+(?:-\d+)*)\/)\d+\.(webp|jpg)$/;

export type PhotoFormat = 'webp' | 'jpg';

/** The widths to make of a photo, smallest first: the last is its own where it is less than the largest. */
export function planWidths(ownWidth: number): number[] {
  const smaller = PHOTO_WIDTHS.filter((width) => width < ownWidth);
  return smaller.length < PHOTO_WIDTHS.length ? [...smaller, ownWidth] : smaller;
}

/** The width whose file is the photo's path: the largest up to 960. */
export function namedWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= NAMED_WIDTH));
}

/** The files of a photo in the bucket, in the order of the widths. */
export function photoPaths(
  id: string,
  widths: readonly number[],
  format: PhotoFormat,
  year: number,
): string[] {
  const folder = `${year}/${id}-w${widths.join('-')}`;
  return widths.map((width) => `${folder}/${width}.${format}`);
}

/** The address at which everybody reads a file of the bucket. */
export function photoUrl(supabaseUrl: string, path: string): string {
  return `${supabaseUrl.replace(/\/+$/, '')}${OBJECTS}${path}`;
}

/**
 * All sizes of the photo at an address, as a `srcset` and the type of its files.
 * @returns undefined for any other picture, and for a photo of one size.
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
