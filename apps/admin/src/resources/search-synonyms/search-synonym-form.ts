import { byFindsColumn } from '@expat-buddy/domain/search-synonym/finds';
import { languageInSentence } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';

export const emptySearchSynonym = {
  id: '',
  title: '',
  terms: [],
  finds: [],
  ...byFindsColumn(() => []),
};

export const searchSynonymLabels = {
  title: t('Name'),
  terms: t('Visitors type'),
  finds: t('Also find'),
  ...byFindsColumn((language) =>
    t('Also find in {language}, if the words differ', { language: languageInSentence(language) }),
  ),
  position: t('Position'),
};
