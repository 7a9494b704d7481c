export const emptySearchSynonym = {
  id: '',
  title: '',
  terms: [],
  finds: [],
  finds_fr: [],
  finds_ar: [],
};

export const searchSynonymLabels = {
  title: 'Name',
  terms: 'Visitors type',
  finds: 'Also find',
  finds_fr: 'Also find in French, if the words differ',
  finds_ar: 'Also find in Arabic',
  position: 'Position',
};
