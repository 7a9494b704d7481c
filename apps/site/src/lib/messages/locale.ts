import { createContext, useContext } from 'react';

/** A language is named here once its catalogue is complete; the first is the one at the plain addresses. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const LocaleContext = createContext<Locale>('en');

/**
 * The hook for one part of the catalogue. Parts are split as pages are, so that a visitor's first page
 * does not carry the words of the others. A further language must have every word of the first.
 */
export function messagesOf<Words>(byLocale: Record<Locale, Words>): () => Words {
  return () => byLocale[useContext(LocaleContext)];
}
