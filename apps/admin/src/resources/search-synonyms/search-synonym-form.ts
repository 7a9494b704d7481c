import { t } from '#i18n/t.ts';
export const emptySearchSynonym = {
  id: '',
  title: '',
  terms: [],
  finds: [],
  finds_fr: [],
  finds_ar: [],
};

export const searchSynonymLabels = {
  title: t('Name'),
  terms: t('Visitors type'),
  finds: t('Also find'),
  finds_fr: t('Also find in French, if the words differ'),
  finds_ar: t('Also find in Arabic'),
  position: t('Position'),
};
