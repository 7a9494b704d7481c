const MOST_SUGGESTIONS = 4;
const SHORTEST_SUGGESTION = 3;

/** Suggestions for a term without results: each word, then the beginning of the longest one. */
export function shorterTerms(term: string): string[] {
  const words = term.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const [longest = ''] = longestFirst;
  const beginnings = [0.7, 0.5].map((part) =>
    [...longest].slice(0, Math.floor(longest.length * part)).join(''),
  );
  const asked = term.toLowerCase();
  const candidates = [...longestFirst, ...beginnings].filter(
    (word) => word.length >= SHORTEST_SUGGESTION && word.toLowerCase() !== asked,
  );
  const byLowerCase = new Map(candidates.map((word) => [word.toLowerCase(), word]));
  return [...byLowerCase.values()].slice(0, MOST_SUGGESTIONS);
}
