import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#layout/AccessPages.tsx';
import { REVIEWS } from './review.ts';

const ReviewList = lazy(() => import('./ReviewList.tsx'));
const ReviewAdd = lazy(() => import('./ReviewAdd.tsx'));

/** Decided on in their list, and added in a drawer over it: their words are never edited. */
export const reviews: ResourceProps = {
  name: REVIEWS,
  options: { label: 'Reviews' },
  recordRepresentation: 'name',
  children: [
    <Route key="list" element={<ReviewList />}>
      <Route index element={null} />
      <Route path="add" element={<ReviewAdd />} />
    </Route>,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
