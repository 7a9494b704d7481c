import type { Row } from '@expat-buddy/domain/supabase-client';
import { catalogueKind } from '#layout/catalogue/catalogue-kind.ts';
import { SearchSynonymInputs } from './SearchSynonymInputs.tsx';
import {
  emptySearchSynonym,
  searchSynonymLabels,
  searchSynonymSchema,
} from './search-synonym-form.ts';

export default catalogueKind<Row<'search_synonyms'>>({
  resource: 'search-synonyms',
  table: 'search_synonyms',
  title: 'Search synonyms',
  names: { one: 'synonym', many: 'synonyms' },
  columns: 'id,title,terms,finds,position',
  none: 'There are no synonyms yet. Add words that visitors type and our texts do not use, in any language.',
  row: ({ terms, finds }) => ({ details: `${terms.join(', ')} → ${finds.join(', ')}` }),
  empty: emptySearchSynonym,
  labels: searchSynonymLabels,
  schema: searchSynonymSchema,
  Inputs: SearchSynonymInputs,
  pageOf: ({ terms: [term = ''] }) => `/search?q=${encodeURIComponent(term)}`,
});
