import { myInquiry } from './en/my-inquiry.ts';
import { messagesOf } from './locale.ts';

export const useMyInquiryMessages = messagesOf({ en: myInquiry });
