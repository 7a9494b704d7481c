import { whyUs } from './en/why-us.ts';
import { messagesOf } from './locale.ts';

export const useWhyUsMessages = messagesOf({ en: whyUs });
