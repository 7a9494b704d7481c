import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import { REVIEWS } from './review.ts';

const ReviewList = lazy(() => import('./ReviewList.tsx'));
const ReviewCreate = lazy(() => import('./ReviewCreate.tsx'));

/** Decided on in their list, and added in a drawer over it: their words are never edited. */
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
