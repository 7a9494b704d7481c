const sources = new Set<() => boolean>();

/** Registers input that is no longer visible, such as a draft in a closed dialog. */
export function noteUnsentWords(hasWords: () => boolean): void {
  sources.add(hasWords);
}

export const hasUnsentWords = () => [...sources].some((hasWords) => hasWords());
