/** Below the URL of any project's API. */
const PUBLIC_FILES = '/storage/v1/object/public/';

const PUBLIC_FILE =
  /^\s*(?:(?:https?:)?\/\/[^\s?#]*)?\/?storage\/v1\/(?:object|render\/image)\/public\/([^\s?#]+)/i;

/**
 * What content stores of a picture: for a file of the storage, of whichever project, its path below the API's URL
 * (`/storage/v1/object/public/photos/2026/…`), so that content does not depend on an address; anything else as it is.
 * The database does the same (`private.picture_path`).
 */
export function picturePath(address: string): string {
  const file = PUBLIC_FILE.exec(address)?.[1];
  return file === undefined ? address : PUBLIC_FILES + file;
}

/** How content names a photo of the media library. */
export const storedPhoto = (path: string) => `${PUBLIC_FILES}photos/${path}`;

/**
 * The URL of a picture in content. A file of the storage is read from our API; any other path that does not start with
 * `http` becomes root-relative (specification, section 4).
 * @param apiUrl the URL of the Supabase API, without a slash at the end.
 * @returns null for an empty path.
 */
export function imageUrl(path: string | null | undefined, apiUrl: string): string | null {
  const address = picturePath(path?.trim() ?? '');
  if (address === '') return null;
  if (address.startsWith(PUBLIC_FILES)) return apiUrl + address;
  if (address.startsWith('http')) return address;
  return `/${address.replace(/^\/+/, '')}`;
}

/** The public URL of a file in the bucket of the media library. */
export const photoUrl = (apiUrl: string, path: string) => imageUrl(storedPhoto(path), apiUrl) ?? '';
