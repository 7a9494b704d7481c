import { dateField } from './en/date-field.ts';
import { messagesOf } from './locale.ts';

export const useDateFieldMessages = messagesOf({ en: dateField });
