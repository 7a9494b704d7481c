import { guide } from './en/guide.ts';
import { messagesOf } from './locale.ts';

export const useGuideMessages = messagesOf({ en: guide });
