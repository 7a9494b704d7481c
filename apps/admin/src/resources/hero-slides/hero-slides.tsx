import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#layout/AccessPages.tsx';

const SlideList = lazy(() => import('./SlideList.tsx'));
const SlideAdd = lazy(() => import('./SlideAdd.tsx'));
const SlideEdit = lazy(() => import('./SlideEdit.tsx'));

/** Made and edited in a drawer over their list (product.md section 4). */
export const heroSlides: ResourceProps = {
  name: 'hero-slides',
  options: { label: 'Hero slides' },
  recordRepresentation: 'title',
  children: [
    <Route key="list" element={<SlideList />}>
      <Route index element={null} />
      <Route path="add" element={<SlideAdd />} />
      <Route path="edit/:id" element={<SlideEdit />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
