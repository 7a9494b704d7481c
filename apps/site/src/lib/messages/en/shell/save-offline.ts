export const saveOfflineMessages = {
  save: 'Save for offline',
  saving: 'Saving…',
  pages: 'Saved pages',
  saved: 'Saved for offline – remove',
};
