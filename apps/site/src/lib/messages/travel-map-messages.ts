import { travelMap } from './en/travel-map.ts';
import { messagesOf } from './locale.ts';

/** Loaded with the map. */
export const useTravelMapMessages = messagesOf({ en: travelMap });
