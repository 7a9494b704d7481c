import { reviews } from './en/reviews.ts';
import { messagesOf } from './locale.ts';

export const useReviewMessages = messagesOf({ en: reviews });
