import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const events = catalogueResource('events', () => import('./event-kind.tsx'));
