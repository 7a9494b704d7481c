export const saveOffline = {
  save: 'Save for offline',
  saving: 'Saving…',
  saved: 'Saved for offline – remove',
};
