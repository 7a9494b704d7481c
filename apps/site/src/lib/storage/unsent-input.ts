type Source = {
  hasInput: () => boolean;
  /** Stores the input for the next page in this tab. */
  handOver?: () => void;
};

const sources = new Set<Source>();

/** Registers input that is no longer visible, such as a draft in a closed dialog, or that is handed over. */
export function registerUnsentInput(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

export const hasUnsentInput = () => [...sources].some(({ hasInput }) => hasInput());

export function handOverInput(): void {
  for (const source of sources) source.handOver?.();
}
