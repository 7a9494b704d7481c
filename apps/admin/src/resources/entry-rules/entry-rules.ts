import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const entryRules = catalogueResource(
  { name: 'entry-rules', label: 'Entry papers', representation: 'title' },
  () => import('./entry-rule-kind.tsx'),
);
