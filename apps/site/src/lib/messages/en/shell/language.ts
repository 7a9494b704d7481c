export const languageMessages = {
  title: 'Language',
  current: (name: string) => `Language: ${name}`,
};
