import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const products = catalogueResource(
  { name: 'products', label: 'Products', representation: 'name' },
  () => import('./product-kind.tsx'),
);

export const productCollections = catalogueResource(
  { name: 'product-collections', label: 'Product collections', representation: 'title' },
  () => import('./collection-kind.tsx'),
);
