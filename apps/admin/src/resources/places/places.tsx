import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PlaceList = lazy(() => import('./PlaceList.tsx'));
const PlaceCreate = lazy(() => import('./PlaceCreate.tsx'));
const PlaceEdit = lazy(() => import('./PlaceEdit.tsx'));

/** Created and edited in a drawer over the list. */
export const places: ResourceProps = {
  ...resourceProps('places'),
  children: [
    <Route key="list" element={<PlaceList />}>
      <Route index element={null} />
      <Route path="add" element={<PlaceCreate />} />
      <Route path="edit/:id" element={<PlaceEdit />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
