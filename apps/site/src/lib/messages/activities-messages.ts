import { activities } from './en/activities.ts';
import { messagesOf } from './locale.ts';

export const useActivityMessages = messagesOf({ en: activities });
