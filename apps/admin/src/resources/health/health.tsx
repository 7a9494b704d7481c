import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const HealthPage = lazy(() => import('./HealthPage.tsx'));

export const health: ResourceProps = {
  name: 'health',
  options: { label: t('Health') },
  children: [
    <Route key="page" index element={<HealthPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
