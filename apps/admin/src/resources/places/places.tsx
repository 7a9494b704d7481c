import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PlaceList = lazy(() => import('./PlaceList.tsx'));
const PlaceCreate = lazy(() => import('./PlaceCreate.tsx'));
const PlaceEdit = lazy(() => import('./PlaceEdit.tsx'));

/** Created and edited in a drawer over the list. */
export const places: ResourceProps = {
  name: 'places',
  options: { label: t('Places') },
  recordRepresentation: 'name',
  children: [
    <Route key="list" element={<PlaceList />}>
      <Route index element={null} />
      <Route path="add" element={<PlaceCreate />} />
      <Route path="edit/:id" element={<PlaceEdit />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
