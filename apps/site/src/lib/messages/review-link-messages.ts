import { reviewLink } from './en/review-link.ts';
import { messagesOf } from './locale.ts';

export const useReviewLinkMessages = messagesOf({ en: reviewLink });
