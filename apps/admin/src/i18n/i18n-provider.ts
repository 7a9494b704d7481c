import type { I18nProvider } from 'react-admin';
import { defaultI18nProvider } from 'react-admin';

/** Replaces vague texts of react-admin. */
const own: Readonly<Record<string, string>> = {
  'ra.notification.updated': 'Saved.',
  'ra.notification.created': 'Saved.',
  'ra.notification.deleted': 'Deleted.',
  'ra.notification.item_doesnt_exist': 'This record does not exist or has been deleted.',
  'ra.message.invalid_form': 'Not saved yet: check the fields in red.',
  // Used only for deleting.
  'ra.action.confirm': 'Delete',
  'ra.auth.logout': 'Sign out',
  'ra.navigation.skip_nav': 'Skip to content',
  'ra.page.empty': 'Nothing here yet.',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => own[key] ?? defaultI18nProvider.translate(key, options),
};
