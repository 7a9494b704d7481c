import { office } from './en/office.ts';
import { messagesOf } from './locale.ts';

export const useOfficeMessages = messagesOf({ en: office });
