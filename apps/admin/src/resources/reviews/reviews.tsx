import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import { REVIEWS } from './review.ts';

const ReviewList = lazy(() => import('./ReviewList.tsx'));

/** Moderated and answered in the list. Only their authors write them. */
export const reviews: ResourceProps = {
  name: REVIEWS,
  options: { label: t('Reviews') },
  recordRepresentation: 'name',
  children: [
    <Route key="list" index element={<ReviewList />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
