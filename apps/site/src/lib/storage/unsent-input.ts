import type { Language } from '@expat-buddy/domain/language/languages';
import { noteNextLanguage } from './handed-over.ts';

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

const handOver = () => {
  for (const source of sources) source.handOver?.();
};

// A reload keeps what was typed.
if (typeof window !== 'undefined') window.addEventListener('pagehide', handOver);

/** Before a page in another language. */
export function handOverInput(language: Language): void {
  noteNextLanguage(language);
  handOver();
}
