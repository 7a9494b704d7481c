import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const vehicles = catalogueResource(
  { name: 'vehicles', label: 'Vehicles', representation: 'name' },
  () => import('./vehicle-kind.tsx'),
);
