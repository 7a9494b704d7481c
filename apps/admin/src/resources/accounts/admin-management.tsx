import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const StaffList = lazy(() => import('./staff/StaffList.tsx'));
const InvitationList = lazy(() => import('./invitations/InvitationList.tsx'));
const InvitationCreate = lazy(() => import('./invitations/InvitationCreate.tsx'));
const RolesPage = lazy(() => import('./RolesPage.tsx'));

/** Administrators only. */
export const adminManagement: ResourceProps = {
  name: 'admin-management',
  options: { label: t('Admin management') },
  children: [
    <Route key="people" index element={<StaffList />} />,
    <Route key="invitations" path="invitations" element={<InvitationList />}>
      <Route index element={null} />
      <Route path="add" element={<InvitationCreate />} />
    </Route>,
    <Route key="roles" path="roles" element={<RolesPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
