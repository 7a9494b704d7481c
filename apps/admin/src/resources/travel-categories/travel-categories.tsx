import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const CategoryList = lazy(() => import('./CategoryList.tsx'));
const CategoryCreate = lazy(() => import('./CategoryCreate.tsx'));
const CategoryEdit = lazy(() => import('./CategoryEdit.tsx'));

/** Created in a drawer over the list, edited on the specification's page. */
export const travelCategories: ResourceProps = {
  ...resourceProps('travel-categories'),
  children: [
    <Route key="list" element={<CategoryList />}>
      <Route index element={null} />
      <Route path="add" element={<CategoryCreate />} />
    </Route>,
    <Route key="edit" path="edit/:id" element={<CategoryEdit />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
