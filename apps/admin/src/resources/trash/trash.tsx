import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const TrashList = lazy(() => import('./TrashList.tsx'));

/** Administrators only. */
export const trash: ResourceProps = {
  name: 'trash',
  options: { label: t('Deleted') },
  recordRepresentation: 'title',
  children: [
    <Route key="list" index element={<TrashList />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
