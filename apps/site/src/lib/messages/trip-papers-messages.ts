import { tripPapers } from './en/trip-papers.ts';
import { messagesOf } from './locale.ts';

export const useTripPapersMessages = messagesOf({ en: tripPapers });
