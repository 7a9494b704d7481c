const PATH = /\/storage\/v1\/object\/public\/photos\/([\w/.-]+)/;

/** The path of a photo in the media library; undefined for other URLs. */
export const photoPath = (address: string): string | undefined => PATH.exec(address)?.[1];

/** All photo paths in a text, without duplicates. */
export function photoPathsIn(text: string): string[] {
  return [...new Set([...text.matchAll(RegExp(PATH, 'g'))].map(([, path = '']) => path))];
}
