import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';

const TranslationList = lazy(() => import('./board/TranslationList.tsx'));
const RecordTranslations = lazy(() => import('./edit/RecordTranslations.tsx'));

export const translations: ResourceProps = {
  name: 'translations',
  options: { label: t('Translations') },
  recordRepresentation: 'title',
  children: [
    <Route key="list" index element={<TranslationList />} />,
    <Route key="record" path=":table/:id" element={<RecordTranslations />} />,
    <Route key="other" path="*" element={<PageNotFound />} />,
  ],
};
