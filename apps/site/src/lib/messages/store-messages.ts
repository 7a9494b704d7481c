import { store } from './en/store.ts';
import { messagesOf } from './locale.ts';

export const useStoreMessages = messagesOf({ en: store });
