import { base } from './en/base.ts';
import { messagesOf } from './locale.ts';

export type Messages = typeof base;

export const useMessages = messagesOf({ en: base });
