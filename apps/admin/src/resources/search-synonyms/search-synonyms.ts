import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const searchSynonyms = catalogueResource(
  'search-synonyms',
  () => import('./search-synonym-kind.tsx'),
);
