import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const SettingsPage = lazy(() => import('./SettingsPage.tsx'));

export const settings: ResourceProps = {
  name: 'settings',
  options: { label: 'Site settings' },
  children: [
    <Route key="page" index element={<SettingsPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
