import { type FindsColumn, findsColumns } from '@expat-buddy/domain/search-synonym/finds';
import { searchSynonymSchema } from '@expat-buddy/domain/search-synonym/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { Fragment } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { SearchSynonymInputs } from './SearchSynonymInputs.tsx';
import { emptySearchSynonym, searchSynonymLabels } from './search-synonym-form.ts';

type TermsProps = Pick<Row<'search_synonyms'>, 'terms' | 'finds' | FindsColumn>;

/** Separate text directions, since Arabic and Latin stand side by side. */
function Terms({ terms, finds, ...translated }: TermsProps) {
  return (
    <>
      <bdi>{terms.join(', ')}</bdi> →{' '}
      {[finds, ...findsColumns.map((column) => translated[column])]
        .filter((words) => words.length > 0)
        .map((words) => (
          <Fragment key={words.join()}>
            <bdi>{words.join(', ')}</bdi>{' '}
          </Fragment>
        ))}
    </>
  );
}

export default catalogueKind<Row<'search_synonyms'>>('search-synonyms', {
  names: { one: t('synonym'), many: t('synonyms') },
  columns: `id,title,terms,finds,${findsColumns.join()},position`,
  none: t(
    'There are no synonyms yet. Add words that visitors type and our texts do not use, in any language.',
  ),
  row: (synonym) => ({ details: <Terms {...synonym} /> }),
  empty: emptySearchSynonym,
  labels: searchSynonymLabels,
  schema: searchSynonymSchema,
  Inputs: SearchSynonymInputs,
  canDuplicate: true,
  pageOf: ({ terms: [term = ''] }) => `/search?q=${encodeURIComponent(term)}`,
});
