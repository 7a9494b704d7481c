import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const TravelList = lazy(() => import('./TravelList.tsx'));
const TravelCreate = lazy(() => import('./TravelCreate.tsx'));
const TravelEdit = lazy(() => import('./TravelEdit.tsx'));

/** The specification's routes differ from react-admin's. */
export const travels: ResourceProps = {
  ...resourceProps('travels'),
  children: [
    <Route key="list" index element={<TravelList />} />,
    <Route key="add" path="add" element={<TravelCreate />} />,
    <Route key="edit" path="edit/:id" element={<TravelEdit />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
