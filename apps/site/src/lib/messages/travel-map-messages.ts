import { travelMap } from './en/travel-map.ts';
import { messagesOf } from './locale.ts';

export type TravelMapMessages = typeof travelMap;

/** Loaded with the map. */
export const useTravelMapMessages = messagesOf({ en: travelMap });
