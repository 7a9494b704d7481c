import { event } from './en/event.ts';
import { messagesOf } from './locale.ts';

export const useEventMessages = messagesOf({ en: event });
