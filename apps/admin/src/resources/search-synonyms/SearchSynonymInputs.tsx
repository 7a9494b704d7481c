import { findsColumns } from '@expat-buddy/domain/search-synonym/finds';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { searchSynonymLabels } from './search-synonym-form.ts';

export function SearchSynonymInputs() {
  return (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel={t('Name')}
        titleHelp={t('For this list only; visitors do not see it.')}
      />
      <LinesInput source="terms" label={t('Visitors type')} addLabel={t('Add a word or phrase')} />
      <LinesInput source="finds" label={t('Also find')} addLabel={t('Add a word from our texts')} />
      {findsColumns.map((column) => (
        <LinesInput
          key={column}
          source={column}
          label={searchSynonymLabels[column]}
          addLabel={t('Add a word from our texts')}
        />
      ))}
    </>
  );
}
