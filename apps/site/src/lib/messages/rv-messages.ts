import { rv } from './en/rv.ts';
import { messagesOf } from './locale.ts';

export const useRvMessages = messagesOf({ en: rv });
