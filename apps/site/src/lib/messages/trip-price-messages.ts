import { tripPrice } from './en/trip-price.ts';
import { messagesOf } from './locale.ts';

export const useTripPriceMessages = messagesOf({ en: tripPrice });
