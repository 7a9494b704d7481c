export const photos = {
  credits: (names: string[]) => `Photos on this page: ${names.join(', ')}`,
};
