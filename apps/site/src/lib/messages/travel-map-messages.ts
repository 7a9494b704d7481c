import { travelMap } from './en/travel-map.ts';
import { messagesOf } from './locale.ts';

export type TravelMapMessages = typeof travelMap;

/** The words on the map, fetched with it. */
export const useTravelMapMessages = messagesOf({ en: travelMap });
