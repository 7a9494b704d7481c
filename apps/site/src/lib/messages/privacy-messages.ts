import { privacy } from './en/privacy.ts';
import { messagesOf } from './locale.ts';

export const usePrivacyMessages = messagesOf({ en: privacy });
