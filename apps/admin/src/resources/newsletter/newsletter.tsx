import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import { ISSUES, SUBSCRIBERS } from './newsletter-paths.ts';

const IssueList = lazy(() => import('./issues/IssueList.tsx'));
const IssueCreate = lazy(() => import('./issues/IssueCreate.tsx'));
const IssueEdit = lazy(() => import('./issues/IssueEdit.tsx'));
const SubscriberList = lazy(() => import('./subscribers/SubscriberList.tsx'));

export const newsletterIssues: ResourceProps = {
  name: ISSUES,
  options: { label: t('Newsletter') },
  recordRepresentation: 'subject',
  children: [
    <Route key="list" index element={<IssueList />} />,
    <Route key="add" path="add" element={<IssueCreate />} />,
    <Route key="edit" path="edit/:id" element={<IssueEdit />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};

/** People subscribe themselves: no screen adds or edits one. */
export const newsletterSubscribers: ResourceProps = {
  name: SUBSCRIBERS,
  options: { label: t('Subscribers') },
  recordRepresentation: 'email',
  children: [
    <Route key="list" index element={<SubscriberList />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
