import { terms } from './en/terms.ts';
import { messagesOf } from './locale.ts';

export const useTermsMessages = messagesOf({ en: terms });
