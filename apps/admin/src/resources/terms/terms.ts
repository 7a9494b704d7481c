import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const regions = catalogueResource(
  { name: 'regions', label: t('Regions'), representation: 'title' },
  () => import('./region-kind.tsx'),
);

export const types = catalogueResource(
  { name: 'types', label: t('Types'), representation: 'title' },
  () => import('./type-kind.ts'),
);

export const tags = catalogueResource(
  { name: 'tags', label: t('Tags'), representation: 'title' },
  () => import('./tag-kind.ts'),
);
