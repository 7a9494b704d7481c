import { newsletterForm } from './en/newsletter-form.ts';
import { messagesOf } from './locale.ts';

export const useNewsletterFormMessages = messagesOf({ en: newsletterForm });
