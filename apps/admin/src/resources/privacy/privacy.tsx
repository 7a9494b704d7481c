import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PrivacyPage = lazy(() => import('./PrivacyPage.tsx'));

/** Administrators only. */
export const privacy: ResourceProps = {
  name: 'privacy',
  options: { label: t('Privacy') },
  children: [
    <Route key="page" index element={<PrivacyPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
