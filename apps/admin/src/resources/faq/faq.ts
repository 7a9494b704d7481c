import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const faq = catalogueResource('faq', () => import('./faq-kind.tsx'));
