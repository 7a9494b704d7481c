/** The languages in which a reader can have agreed. */
export const newsletterLocales = ['en'] as const;

export type NewsletterLocale = (typeof newsletterLocales)[number];

/** The consent that the form shows now. Raise it with every change of a text; old ones stay as proof. */
export const CONSENT_VERSION = '2026-11';

/** What a reader agreed to, by version and language; stored with the subscription (spec section 2). */
const consentTexts: Readonly<Record<string, Readonly<Record<NewsletterLocale, string>>>> = {
  '2026-11': {
    en: 'By subscribing, you agree to our Privacy Policy and consent to receive updates.',
  },
};

/** The text of a version, or undefined for one that never was. */
export function consentText(version: string, locale: NewsletterLocale): string | undefined {
  return Object.hasOwn(consentTexts, version) ? consentTexts[version]?.[locale] : undefined;
}
