export const senderMessages = {
  fillIn: (name: string, email: string) => `Fill in again: ${name}, ${email}`,
};
