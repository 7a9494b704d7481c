const PATH = /\/storage\/v1\/object\/public\/photos\/([\w/.-]+)/;

/** The path of the library's photo at an address. */
export const photoPath = (address: string): string | undefined => PATH.exec(address)?.[1];

/** The paths of all photos of the library in a text with addresses, each once. */
export function photoPathsIn(text: string): string[] {
  return [...new Set([...text.matchAll(RegExp(PATH, 'g'))].map(([, path = '']) => path))];
}
