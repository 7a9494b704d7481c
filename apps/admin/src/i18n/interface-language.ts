/** Emails and the site also speak Arabic. */
export const interfaceLanguages = ['en', 'fr'] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Each in its own language. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  fr: 'Français',
};

const KEY = 'back-office-language';

function storedLanguage(): InterfaceLanguage {
  try {
    const stored = localStorage.getItem(KEY);
    return interfaceLanguages.find((language) => language === stored) ?? 'en';
  } catch {
    // Without storage, or in Node.
    const browsers = typeof document === 'undefined' ? [] : navigator.languages;
    const [known = 'en'] = browsers.flatMap((tag) =>
      interfaceLanguages.filter((language) => tag.startsWith(language)),
    );
    return known;
  }
}

/** The same until the page is reloaded: messages are read while modules are evaluated. */
export const interfaceLanguage = storedLanguage();

/** Stores the choice of this browser and reloads the page in it. */
export function changeInterfaceLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(KEY, language);
  window.location.reload();
}
