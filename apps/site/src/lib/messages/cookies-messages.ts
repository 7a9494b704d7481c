import { cookies } from './en/cookies.ts';
import { messagesOf } from './locale.ts';

export const useCookiesMessages = messagesOf({ en: cookies });
