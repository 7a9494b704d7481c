import { newsletterPages } from './en/newsletter.ts';
import { messagesOf } from './locale.ts';

export const useNewsletterPageMessages = messagesOf({ en: newsletterPages });
