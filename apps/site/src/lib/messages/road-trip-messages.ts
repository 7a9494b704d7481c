import { roadTrip } from './en/road-trip.ts';
import { messagesOf } from './locale.ts';

export const useRoadTripMessages = messagesOf({ en: roadTrip });
