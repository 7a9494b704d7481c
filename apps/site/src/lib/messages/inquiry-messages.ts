import { inquiry } from './en/inquiry.ts';
import { messagesOf } from './locale.ts';

export const useInquiryMessages = messagesOf({ en: inquiry });
