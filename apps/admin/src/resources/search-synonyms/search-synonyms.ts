import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const searchSynonyms = catalogueResource(
  { name: 'search-synonyms', label: t('Search synonyms'), representation: 'title' },
  () => import('./search-synonym-kind.tsx'),
);
