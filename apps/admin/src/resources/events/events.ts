import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const events = catalogueResource(
  { name: 'events', label: t('Events'), representation: 'title' },
  () => import('./event-kind.tsx'),
);
