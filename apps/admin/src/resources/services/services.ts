import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const services = catalogueResource(
  { name: 'services', label: 'Services', representation: 'title' },
  () => import('./service-kind.tsx'),
);
