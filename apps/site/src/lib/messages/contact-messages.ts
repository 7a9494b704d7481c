import { contact } from './en/contact.ts';
import { messagesOf } from './locale.ts';

export const useContactMessages = messagesOf({ en: contact });
