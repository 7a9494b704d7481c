import { travelCard } from './en/travel-card.ts';
import { messagesOf } from './locale.ts';

export const useTravelCardMessages = messagesOf({ en: travelCard });
