import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const searchSynonyms = catalogueResource(
  { name: 'search-synonyms', label: 'Search synonyms', representation: 'title' },
  () => import('./search-synonym-kind.tsx'),
);
