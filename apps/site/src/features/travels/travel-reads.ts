import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { listRelatedTravels } from '@expat-buddy/domain/travel/related-travels';
import { listActivityNames } from '@expat-buddy/domain/travel/travel-activities';
import { countTravels, getTravel, listTravels } from '@expat-buddy/domain/travel/travel-calls';
import { listTravelDays } from '@expat-buddy/domain/travel/travel-days';
import type { TravelFilters } from '@expat-buddy/domain/travel/travel-filters';
import { listVehiclesOfTravel } from '@expat-buddy/domain/travel/travel-vehicles';
import { client } from '#lib/database-client.ts';

/** What is asked about travels, with the code that asks: fetched with the first question. */
export const travelReads = {
  list: (filters: TravelFilters) => listTravels(client, filters),
  count: (filters: TravelFilters) => countTravels(client, filters),
  detail: (id: string) => getTravel(client, id),
  days: (id: string) => listTravelDays(client, id),
  related: (travel: Pick<Travel, 'id' | 'region_id' | 'type_id'>) =>
    listRelatedTravels(client, travel),
  vehicles: (id: string) => listVehiclesOfTravel(client, id),
  activityNames: () => listActivityNames(client),
};
