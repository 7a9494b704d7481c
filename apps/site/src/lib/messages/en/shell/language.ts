export const languageMessages = {
  title: 'Language',
};
