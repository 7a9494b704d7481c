import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const services = catalogueResource(
  { name: 'services', label: t('Services'), representation: 'title' },
  () => import('./service-kind.tsx'),
);
