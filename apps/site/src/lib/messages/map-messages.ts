import { map } from './en/map.ts';
import { messagesOf } from './locale.ts';

export type MapMessages = typeof map;

/** Loaded with a map. */
export const useMapMessages = messagesOf({ en: map });
