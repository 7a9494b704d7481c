import { vehicleDetails } from './en/vehicle-details.ts';
import { messagesOf } from './locale.ts';

export const useVehicleDetailsMessages = messagesOf({ en: vehicleDetails });
