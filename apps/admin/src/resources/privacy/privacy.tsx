import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PrivacyPage = lazy(() => import('./PrivacyPage.tsx'));

/** Administrators only. */
export const privacy: ResourceProps = {
  name: 'privacy',
  options: { label: 'Privacy' },
  children: [
    <Route key="page" index element={<PrivacyPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
