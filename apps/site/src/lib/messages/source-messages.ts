import { source } from './en/source.ts';
import { messagesOf } from './locale.ts';

export const useSourceMessages = messagesOf({ en: source });
