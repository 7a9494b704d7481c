import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const SubmissionList = lazy(() => import('./SubmissionList.tsx'));
const SubmissionAdd = lazy(() => import('./add/SubmissionAdd.tsx'));
const ProposalPage = lazy(() => import('./proposal/ProposalPage.tsx'));
const UnmatchedMails = lazy(() => import('./unmatched/UnmatchedMails.tsx'));
const SubmissionEdit = lazy(() => import('./edit/SubmissionEdit.tsx'));

/** The specification's routes differ from react-admin's. */
export const submissions: ResourceProps = {
  name: 'submissions',
  options: { label: t('Submissions') },
  recordRepresentation: 'name',
  children: [
    <Route key="list" index element={<SubmissionList />} />,
    <Route key="add" path="add" element={<SubmissionAdd />} />,
    <Route key="unmatched" path="unmatched" element={<UnmatchedMails />} />,
    <Route key="edit" path="edit/:id" element={<SubmissionEdit />} />,
    <Route key="proposal" path="edit/:id/proposal" element={<ProposalPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
