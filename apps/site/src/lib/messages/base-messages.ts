import { base } from './en/base.ts';
import { messagesOf } from './locale.ts';

export type Messages = typeof base;

/** The words of the shell and of what every page shares. */
export const useMessages = messagesOf({ en: base });
