import { catalogueResource } from '#layout/catalogue/catalogue-resource.tsx';

export const services = catalogueResource(
  { name: 'services', label: 'Services', representation: 'title' },
  () => import('./service-kind.tsx'),
);
