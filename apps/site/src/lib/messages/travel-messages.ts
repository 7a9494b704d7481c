import { travel } from './en/travel.ts';
import { messagesOf } from './locale.ts';

export const useTravelMessages = messagesOf({ en: travel });
