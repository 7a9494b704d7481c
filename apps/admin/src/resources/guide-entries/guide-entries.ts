import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const guideEntries = catalogueResource(
  { name: 'guide-entries', label: t('Living here'), representation: 'title' },
  () => import('./guide-entry-kind.tsx'),
);
