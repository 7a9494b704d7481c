import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const regions = catalogueResource(
  { name: 'regions', label: 'Regions', representation: 'title' },
  () => import('./region-kind.tsx'),
);

export const types = catalogueResource(
  { name: 'types', label: 'Types', representation: 'title' },
  () => import('./type-kind.ts'),
);

export const tags = catalogueResource(
  { name: 'tags', label: 'Tags', representation: 'title' },
  () => import('./tag-kind.ts'),
);
