import { services } from './en/services.ts';
import { messagesOf } from './locale.ts';

export const useServiceMessages = messagesOf({ en: services });
