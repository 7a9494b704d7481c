import { catalogueResource } from '#layout/catalogue/catalogue-resource.tsx';

export const faq = catalogueResource(
  { name: 'faq', label: 'FAQ', representation: 'title' },
  () => import('./faq-kind.tsx'),
);
