import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const guideEntries = catalogueResource(
  'guide-entries',
  () => import('./guide-entry-kind.tsx'),
);
