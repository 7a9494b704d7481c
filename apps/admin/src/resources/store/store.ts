import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const products = catalogueResource('products', () => import('./product-kind.tsx'));

export const productCollections = catalogueResource(
  'product-collections',
  () => import('./collection-kind.tsx'),
);
