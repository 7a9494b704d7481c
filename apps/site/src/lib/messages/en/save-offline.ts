export const saveOffline = {
  save: 'Save for offline',
  saving: 'Saving…',
  pages: 'Saved pages',
  saved: 'Saved for offline – remove',
};
