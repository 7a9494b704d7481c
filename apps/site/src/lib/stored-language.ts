import { type Language, languages } from '@expat-buddy/domain/language/languages';

const LANGUAGE_KEY = 'language';
const OFFERED_KEY = 'languageOffered';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden: a language may be offered again.
  }
}

export const storeLanguage = (language: Language) => write(LANGUAGE_KEY, language);
export const noteOffer = (language: Language) => write(OFFERED_KEY, language);

/** The language that the visitor has chosen or, unless one was offered before, the first of theirs that the site has. */
export function languageToOffer(
  preferred: readonly string[],
  current: Language,
): Language | undefined {
  const chosen = read(LANGUAGE_KEY);
  const wanted = chosen ? [chosen] : read(OFFERED_KEY) ? [] : preferred;
  const known = wanted
    .map((tag) => languages.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);
  return known === current ? undefined : known;
}
