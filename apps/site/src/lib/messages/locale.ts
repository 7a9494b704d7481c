import { createContext, useContext } from 'react';

/** Add a language once all its messages exist. The first is the one without a path prefix. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const LocaleContext = createContext<Locale>('en');

/**
 * The messages of one page or feature, split so that each page loads only its own. Every language
 * must have all messages of the first.
 */
export function messagesOf<Messages>(byLocale: Record<Locale, Messages>): () => Messages {
  return () => byLocale[useContext(LocaleContext)];
}
