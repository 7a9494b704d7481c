import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const UserList = lazy(() => import('./UserList.tsx'));
const UserShow = lazy(() => import('./UserShow.tsx'));

/** Administrators only. */
export const users: ResourceProps = {
  name: 'users',
  options: { label: t('Users') },
  recordRepresentation: 'email',
  children: [
    <Route key="list" index element={<UserList />} />,
    <Route key="show" path=":id" element={<UserShow />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
