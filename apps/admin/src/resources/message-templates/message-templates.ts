import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const messageTemplates = catalogueResource(
  { name: 'message-templates', label: t('Reply templates'), representation: 'title' },
  () => import('./message-template-kind.tsx'),
);
