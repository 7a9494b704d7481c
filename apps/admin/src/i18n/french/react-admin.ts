import polyglotI18nProvider from 'ra-i18n-polyglot';
import french from 'ra-language-french';

/** The texts of react-admin's own components. */
export const frenchI18nProvider = polyglotI18nProvider(() => french, 'fr', undefined, {
  allowMissing: true,
});
