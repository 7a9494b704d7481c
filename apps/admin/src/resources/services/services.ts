import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const services = catalogueResource('services', () => import('./service-kind.tsx'));
