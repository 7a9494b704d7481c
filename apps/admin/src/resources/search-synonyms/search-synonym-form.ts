export const emptySearchSynonym = { id: '', title: '', terms: [], finds: [] };

export const searchSynonymLabels = {
  title: 'Name',
  terms: 'Visitors type',
  finds: 'Also find',
  position: 'Position',
};
