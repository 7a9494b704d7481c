import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const InsightPage = lazy(() => import('./InsightPage.tsx'));

export const insight: ResourceProps = {
  name: 'insight',
  options: { label: t('Insight') },
  children: [
    <Route key="page" index element={<InsightPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
