import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceProps } from '#content-kind-of.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const SlideList = lazy(() => import('./SlideList.tsx'));
const SlideCreate = lazy(() => import('./SlideCreate.tsx'));
const SlideEdit = lazy(() => import('./SlideEdit.tsx'));

/** Created and edited in a drawer over the list. */
export const heroSlides: ResourceProps = {
  ...resourceProps('hero-slides'),
  children: [
    <Route key="list" element={<SlideList />}>
      <Route index element={null} />
      <Route path="add" element={<SlideCreate />} />
      <Route path="edit/:id" element={<SlideEdit />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
