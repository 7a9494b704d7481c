import { offline } from './en/offline.ts';
import { messagesOf } from './locale.ts';

/** By locale, for code outside of components. */
export const offlineMessages = { en: offline };

export const useOfflineMessages = messagesOf(offlineMessages);
