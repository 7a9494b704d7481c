import { road } from './en/road.ts';
import { messagesOf } from './locale.ts';

export const useRoadMessages = messagesOf({ en: road });
