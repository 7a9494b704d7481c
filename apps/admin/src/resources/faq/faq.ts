import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const faq = catalogueResource(
  { name: 'faq', label: 'FAQ', representation: 'title' },
  () => import('./faq-kind.tsx'),
);
