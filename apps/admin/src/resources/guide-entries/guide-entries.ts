import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const guideEntries = catalogueResource(
  { name: 'guide-entries', label: 'Living here', representation: 'title' },
  () => import('./guide-entry-kind.tsx'),
);
