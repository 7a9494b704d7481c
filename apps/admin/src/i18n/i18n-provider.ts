import polyglotI18nProvider from 'ra-i18n-polyglot';
import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { interfaceLanguage } from './interface-language.ts';
import { reactAdminMessages } from './messages.ts';
import { t } from './t.ts';

/** Replaces vague texts of react-admin. */
const own: Readonly<Record<string, string>> = {
  'ra.notification.updated': t('Saved.'),
  'ra.notification.item_doesnt_exist': t('This record does not exist or has been deleted.'),
  'ra.message.invalid_form': t('Not saved yet: check the fields in red.'),
  'ra.auth.logout': t('Sign out'),
  'ra.navigation.skip_nav': t('Skip to content'),
  'ra.page.empty': t('Nothing here yet.'),
};

const inFrench = reactAdminMessages;
const provider = inFrench
  ? polyglotI18nProvider(() => inFrench, interfaceLanguage, undefined, { allowMissing: true })
  : defaultI18nProvider;

export const i18nProvider: I18nProvider = {
  ...provider,
  translate: (key, options) => own[key] ?? provider.translate(key, options),
};
