import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const messageTemplates = catalogueResource(
  { name: 'message-templates', label: 'Reply templates', representation: 'title' },
  () => import('./message-template-kind.tsx'),
);
