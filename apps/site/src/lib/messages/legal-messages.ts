import { legal } from './en/legal.ts';
import { messagesOf } from './locale.ts';

export const useLegalMessages = messagesOf({ en: legal });
