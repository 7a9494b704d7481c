import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const events = catalogueResource(
  { name: 'events', label: 'Events', representation: 'title' },
  () => import('./event-kind.tsx'),
);
