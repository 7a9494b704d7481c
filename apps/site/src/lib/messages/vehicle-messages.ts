import { vehicle } from './en/vehicle.ts';
import { messagesOf } from './locale.ts';

export const useVehicleMessages = messagesOf({ en: vehicle });
