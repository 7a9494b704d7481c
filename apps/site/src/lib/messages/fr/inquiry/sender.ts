import type { senderMessages as english } from '../../en/inquiry/sender.ts';

export const senderMessages: typeof english = {
  fillIn: (name, email) => `Remplir à nouveau\u00a0: ${name}, ${email}`,
};
