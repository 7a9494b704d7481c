import type { Language } from '../language/languages.ts';

/** The current consent. Raise it with every change of a text; old versions stay as proof. */
export const CONSENT_VERSION = '2026-11';

/** The consent texts by version and language (specification, section 2, "Footer"). */
const consentTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '2026-11': {
    en: 'By subscribing, you agree to our Privacy Policy and consent to receive updates.',
    fr: 'En vous abonnant, vous acceptez notre politique de confidentialité et consentez à recevoir nos actualités.',
    ar: 'بالاشتراك توافقون على سياسة الخصوصية لدينا وعلى تلقي أخبارنا.',
  },
};

/** The text of a version, or undefined for an unknown one. */
export function consentText(version: string, locale: Language): string | undefined {
  return Object.hasOwn(consentTexts, version) ? consentTexts[version]?.[locale] : undefined;
}
