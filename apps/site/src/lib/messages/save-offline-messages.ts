import { saveOffline } from './en/save-offline.ts';
import { messagesOf } from './locale.ts';

export const useSaveOfflineMessages = messagesOf({ en: saveOffline });
