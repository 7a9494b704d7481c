export const photoMessages = {
  credits: (names: string[]) => `Photos on this page: ${names.join(', ')}`,
};
