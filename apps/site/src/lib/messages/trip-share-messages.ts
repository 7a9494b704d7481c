import { tripShare } from './en/trip-share.ts';
import { messagesOf } from './locale.ts';

export const useTripShareMessages = messagesOf({ en: tripShare });
