import { getEvent } from '@expat-buddy/domain/event/queries';
import type { DatabaseClient } from '@expat-buddy/domain/supabase-client';
import { getActivityDetails, getTravelDetails } from '@expat-buddy/domain/trip/queries';
import { getVehicleDetails } from '@expat-buddy/domain/vehicle/details-queries';
import { getVehicle } from '@expat-buddy/domain/vehicle/queries';

type Read = (client: DatabaseClient, id: string) => Promise<unknown>;

/** What the page of a record reads of its fields. */
export const readsOf: Readonly<Record<string, readonly Read[]>> = {
  travels: [getTravelDetails],
  activities: [getActivityDetails],
  events: [getEvent],
  vehicles: [getVehicle, getVehicleDetails],
};
