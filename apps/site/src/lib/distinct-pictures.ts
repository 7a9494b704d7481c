type Pictured = { id: string; image: string; gallery: string[] };

/**
 * One picture for each record, by id, so that a page does not show the same one again and again: the
 * record's own, or the first of its gallery that no record before it has taken.
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

/** All pictures of a record, the main one first, each once. */
export function picturesOf({ image, gallery }: Omit<Pictured, 'id'>): string[] {
  return [...new Set([image, ...gallery])].filter(Boolean);
}
