import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const ActivityList = lazy(() => import('./ActivityList.tsx'));
const ActivityCreate = lazy(() => import('./ActivityCreate.tsx'));
const ActivityEdit = lazy(() => import('./ActivityEdit.tsx'));

/** The specification's routes differ from react-admin's. */
export const activities: ResourceProps = {
  ...resourceProps('activities'),
  children: [
    <Route key="list" index element={<ActivityList />} />,
    <Route key="add" path="add" element={<ActivityCreate />} />,
    <Route key="edit" path="edit/:id" element={<ActivityEdit />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
