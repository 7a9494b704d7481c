import { travels } from './en/travels.ts';
import { messagesOf } from './locale.ts';

export const useTravelsMessages = messagesOf({ en: travels });
