import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const SettingsPage = lazy(() => import('./SettingsPage.tsx'));

export const settings: ResourceProps = {
  name: 'settings',
  options: { label: t('Site settings') },
  children: [
    <Route key="page" index element={<SettingsPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
