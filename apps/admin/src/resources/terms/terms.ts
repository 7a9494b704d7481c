import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const regions = catalogueResource('regions', () => import('./region-kind.tsx'));

export const types = catalogueResource('types', () => import('./type-kind.ts'));

export const tags = catalogueResource('tags', () => import('./tag-kind.ts'));
