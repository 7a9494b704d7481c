import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const products = catalogueResource(
  { name: 'products', label: t('Products'), representation: 'name' },
  () => import('./product-kind.tsx'),
);

export const productCollections = catalogueResource(
  { name: 'product-collections', label: t('Product collections'), representation: 'title' },
  () => import('./collection-kind.tsx'),
);
