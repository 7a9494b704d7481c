import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const messageTemplates = catalogueResource(
  'message-templates',
  () => import('./message-template-kind.tsx'),
);
