import { home } from './en/home.ts';
import { messagesOf } from './locale.ts';

export const useHomeMessages = messagesOf({ en: home });
