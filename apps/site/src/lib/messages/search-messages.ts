import { search } from './en/search.ts';
import { messagesOf } from './locale.ts';

export const useSearchMessages = messagesOf({ en: search });
