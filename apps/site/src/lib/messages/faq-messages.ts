import { faq } from './en/faq.ts';
import { messagesOf } from './locale.ts';

export const useFaqMessages = messagesOf({ en: faq });
