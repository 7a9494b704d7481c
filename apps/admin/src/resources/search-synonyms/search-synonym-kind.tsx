import { searchSynonymSchema } from '@expat-buddy/domain/search-synonym/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { SearchSynonymInputs } from './SearchSynonymInputs.tsx';
import { emptySearchSynonym, searchSynonymLabels } from './search-synonym-form.ts';

type TermsProps = Pick<Row<'search_synonyms'>, 'terms' | 'finds'>;

/** Separate text directions, since Arabic and Latin stand side by side. */
function Terms({ terms, finds }: TermsProps) {
  return (
    <>
      <bdi>{terms.join(', ')}</bdi> → <bdi>{finds.join(', ')}</bdi>
    </>
  );
}

export default catalogueKind<Row<'search_synonyms'>>({
  resource: 'search-synonyms',
  table: 'search_synonyms',
  title: 'Search synonyms',
  names: { one: 'synonym', many: 'synonyms' },
  columns: 'id,title,terms,finds,position',
  none: 'There are no synonyms yet. Add words that visitors type and our texts do not use, in any language.',
  row: ({ terms, finds }) => ({ details: <Terms terms={terms} finds={finds} /> }),
  empty: emptySearchSynonym,
  labels: searchSynonymLabels,
  schema: searchSynonymSchema,
  Inputs: SearchSynonymInputs,
  canDuplicate: true,
  pageOf: ({ terms: [term = ''] }) => `/search?q=${encodeURIComponent(term)}`,
});
