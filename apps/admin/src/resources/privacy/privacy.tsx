import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PrivacyPage = lazy(() => import('./PrivacyPage.tsx'));

/** One person's data, handed over or erased, and when what is old was deleted. Administrators only. */
export const privacy: ResourceProps = {
  name: 'privacy',
  options: { label: 'Privacy' },
  children: [
    <Route key="page" index element={<PrivacyPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
