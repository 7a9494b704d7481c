import { reviewsPage } from './en/reviews-page.ts';
import { messagesOf } from './locale.ts';

export const useReviewsPageMessages = messagesOf({ en: reviewsPage });
