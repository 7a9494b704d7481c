import { lists } from './en/lists.ts';
import { messagesOf } from './locale.ts';

export const useListMessages = messagesOf({ en: lists });
