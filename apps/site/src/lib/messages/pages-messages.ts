import { pages } from './en/pages.ts';
import { messagesOf } from './locale.ts';

export const usePageMessages = messagesOf({ en: pages });
