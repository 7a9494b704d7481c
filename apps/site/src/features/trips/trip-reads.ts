import { getActivityDetails, getTravelDetails } from '@expat-buddy/domain/trip/queries';
import { client } from '#lib/database-client.ts';

/** Loaded with the first request. */
export const tripReads = {
  travels: (id: string) => getTravelDetails(client, id),
  activities: (id: string) => getActivityDetails(client, id),
};
