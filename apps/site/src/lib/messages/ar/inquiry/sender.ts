import type { senderMessages as english } from '../../en/inquiry/sender.ts';
import { isolated } from '../grammar/isolated.ts';

export const senderMessages: typeof english = {
  fillIn: (name, email) => `ملء البيانات نفسها: ${isolated(name)}، ${isolated(email)}`,
};
