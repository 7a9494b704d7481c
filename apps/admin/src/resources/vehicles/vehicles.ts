import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const vehicles = catalogueResource('vehicles', () => import('./vehicle-kind.tsx'));
