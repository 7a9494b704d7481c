import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const entryRules = catalogueResource('entry-rules', () => import('./entry-rule-kind.tsx'));
