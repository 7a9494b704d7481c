type Pictured = { id: string; image: string; gallery: string[] };

/**
 * Assigns each record, by id, its own picture or the first in its gallery that no earlier record
 * uses.
 */
export function distinctPictures(records: Pictured[]): Map<string, string> {
  const taken = new Set<string>();
  const chosen = new Map<string, string>();
  for (const { id, image, gallery } of records) {
    const picture = [image, ...gallery].find((src) => src && !taken.has(src)) ?? image;
    taken.add(picture);
    chosen.set(id, picture);
  }
  return chosen;
}

export function picturesOf({ image, gallery }: Omit<Pictured, 'id'>): string[] {
  return [...new Set([image, ...gallery])].filter(Boolean);
}
