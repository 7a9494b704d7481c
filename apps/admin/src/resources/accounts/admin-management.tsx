import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { PageNotFound } from '#layout/AccessPages.tsx';

const PeopleList = lazy(() => import('./PeopleList.tsx'));
const InvitationList = lazy(() => import('./InvitationList.tsx'));
const InvitationAdd = lazy(() => import('./InvitationAdd.tsx'));
const RolesPage = lazy(() => import('./RolesPage.tsx'));

/** Who is staff or administrator, who is invited, and what the roles mean. Administrators only. */
export const adminManagement: ResourceProps = {
  name: 'admin-management',
  options: { label: 'Admin management' },
  children: [
    <Route key="people" index element={<PeopleList />} />,
    <Route key="invitations" path="invitations" element={<InvitationList />}>
      <Route index element={null} />
      <Route path="add" element={<InvitationAdd />} />
    </Route>,
    <Route key="roles" path="roles" element={<RolesPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
