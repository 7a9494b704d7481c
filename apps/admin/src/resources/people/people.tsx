import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const PersonList = lazy(() => import('./PersonList.tsx'));
const PersonPage = lazy(() => import('./PersonPage.tsx'));

export const people: ResourceProps = {
  name: 'people',
  options: { label: t('People') },
  recordRepresentation: 'name',
  children: [
    <Route key="list" index element={<PersonList />} />,
    <Route key="page" path=":id" element={<PersonPage />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
