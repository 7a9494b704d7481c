import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PhotoList = lazy(() => import('./PhotoList.tsx'));
const PhotoEdit = lazy(() => import('./PhotoEdit.tsx'));

/** Photos are edited in a drawer over the list and created by uploading. */
export const photos: ResourceProps = {
  ...resourceProps('photos'),
  children: [
    <Route key="list" element={<PhotoList />}>
      <Route index element={null} />
      <Route path="edit/:id" element={<PhotoEdit />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
