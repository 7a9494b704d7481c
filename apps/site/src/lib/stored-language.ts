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

/** True once the visitor has chosen a language or been offered one. */
export const knowsLanguages = () => (read(LANGUAGE_KEY) ?? read(OFFERED_KEY)) !== null;

/** The first of the visitor's languages that the site has, unless it is the page's own. */
export function languageToOffer(
  preferred: readonly string[],
  current: Language,
): Language | undefined {
  const known = preferred
    .map((tag) => languages.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);
  return known === current ? undefined : known;
}
