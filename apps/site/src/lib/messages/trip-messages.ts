import { trip } from './en/trip.ts';
import { messagesOf } from './locale.ts';

export const useTripMessages = messagesOf({ en: trip });
