/** Stars a review can have (spec section 9); halves are allowed. */
export const STAR_SCALE = 5;

/** A review as it is shown (spec section 3). */
export type Review = {
  id: string;
  name: string;
  avatarUrl: string;
  verified: boolean;
  /** The day of the visit, `YYYY-MM-DD`, or an empty text. */
  date: string;
  location: string;
  /** 0 to 5 in halves. */
  rating: number;
  comment: string;
};

/** Up to two initials of a name, shown where the avatar is missing. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
