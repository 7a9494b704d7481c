import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const entryRules = catalogueResource(
  { name: 'entry-rules', label: t('Entry papers'), representation: 'title' },
  () => import('./entry-rule-kind.tsx'),
);
