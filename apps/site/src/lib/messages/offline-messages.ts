import { offline } from './en/offline.ts';
import { messagesOf } from './locale.ts';

/** For code that is no component: by the locale that its caller knows. */
export const offlineMessages = { en: offline };

export const useOfflineMessages = messagesOf(offlineMessages);
