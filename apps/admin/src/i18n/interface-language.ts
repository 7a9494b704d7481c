/** Emails and the site also speak Arabic. */
export const interfaceLanguages = ['en', 'fr'] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Each in its own language. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  fr: 'Français',
};

const KEY = 'back-office-language';

const known = (language: unknown) => interfaceLanguages.find((each) => each === language);

/** The choice of this browser. Undefined in Node too. */
function chosenLanguage(): InterfaceLanguage | undefined {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** The first of the browser's languages that the back office has; English otherwise. */
export function languageOfBrowser(preferred: readonly string[]): InterfaceLanguage {
  const [first = 'en'] = preferred.flatMap((tag) => known(tag.split('-')[0]?.toLowerCase()) ?? []);
  return first;
}

const preferred = () => (typeof document === 'undefined' ? [] : navigator.languages);

/** The same until the page is reloaded: messages are read while modules are evaluated. */
export const interfaceLanguage = chosenLanguage() ?? languageOfBrowser(preferred());

/** Stores the choice of this browser and reloads the page in it. */
export function changeInterfaceLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(KEY, language);
  window.location.reload();
}

/** For the next page: the language of an account where this browser has no choice of its own. */
export function adoptLanguage(ofAccount: unknown): void {
  const language = known(ofAccount);
  if (!language || chosenLanguage()) return;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The browser's own language remains.
  }
}
