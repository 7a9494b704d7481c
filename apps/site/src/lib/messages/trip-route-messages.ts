import { tripRoute } from './en/trip-route.ts';
import { messagesOf } from './locale.ts';

export const useTripRouteMessages = messagesOf({ en: tripRoute });
