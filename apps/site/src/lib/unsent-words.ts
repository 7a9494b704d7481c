const sources = new Set<() => boolean>();

/** For words that nobody sees any more and that are not sent: a form that was closed with a draft in it. */
export function noteUnsentWords(hasWords: () => boolean): void {
  sources.add(hasWords);
}

/** Whether a reload would lose such words. */
export const hasUnsentWords = () => [...sources].some((hasWords) => hasWords());
