import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import { REVIEWS } from './review.ts';

const ReviewList = lazy(() => import('./ReviewList.tsx'));
const ReviewCreate = lazy(() => import('./ReviewCreate.tsx'));

/** Moderated in the list and created in a drawer over it. Their text is immutable. */
export const reviews: ResourceProps = {
  name: REVIEWS,
  options: { label: 'Reviews' },
  recordRepresentation: 'name',
  children: [
    <Route key="list" element={<ReviewList />}>
      <Route index element={null} />
      <Route path="add" element={<ReviewCreate />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
