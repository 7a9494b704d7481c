import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const vehicles = catalogueResource(
  { name: 'vehicles', label: t('Vehicles'), representation: 'name' },
  () => import('./vehicle-kind.tsx'),
);
