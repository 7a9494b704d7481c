import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';

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
      <LinesInput
        source="finds_fr"
        label={t('Also find in French, if the words differ')}
        addLabel={t('Add a word from our French texts')}
      />
      <LinesInput
        source="finds_ar"
        label={t('Also find in Arabic')}
        addLabel={t('Add a word from our Arabic texts')}
      />
    </>
  );
}
