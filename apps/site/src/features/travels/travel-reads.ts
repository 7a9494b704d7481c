import { listActivityNames } from '@expat-buddy/domain/activity/name-queries';
import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import { countChoices, readTravelChoices } from '@expat-buddy/domain/travel/choice-queries';
import { comparesPriceTexts } from '@expat-buddy/domain/travel/find-arguments';
import { mapTravels, placesOf } from '@expat-buddy/domain/travel/map-queries';
import {
  countTravels,
  getTravel,
  listTravelFacts,
  listTravels,
  listTravelsById,
} from '@expat-buddy/domain/travel/queries';
import { listRelatedTravels } from '@expat-buddy/domain/travel/related-queries';
import type { MapFrame, TravelFacts, TravelFilters } from '@expat-buddy/domain/travel/types';
import { listVehiclesOfTravel } from '@expat-buddy/domain/travel/vehicle-queries';
import { client } from '#lib/database-client.ts';
import { sortTravels, type TravelSort } from './filters/travel-sort.ts';

/**
 * Prices and durations are text that only the browser can compare, so it needs those of all
 * matches.
 */
type ReadFacts = () => Promise<TravelFacts[]>;

/** Dinars for one euro, if the settings have a rate. */
type ReadRate = () => Promise<number | null>;

/** The queries with the code that runs them, loaded with the first request. */
export const travelReads = {
  list: async (
    filters: TravelFilters,
    sort: TravelSort,
    page: number,
    readFacts: ReadFacts,
    readRate: ReadRate,
  ) => {
    if (!comparesPriceTexts(filters) && sort === 'title') return listTravels(client, filters, page);
    const [facts, rate] = await Promise.all([readFacts(), sort === 'title' ? null : readRate()]);
    const sorted = sortTravels(facts, sort, rate);
    const shown = sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return listTravelsById(
      client,
      shown.map(({ id }) => id),
    );
  },
  count: async (filters: TravelFilters, readFacts: ReadFacts) =>
    comparesPriceTexts(filters) ? (await readFacts()).length : countTravels(client, filters),
  facts: (filters: TravelFilters) => listTravelFacts(client, filters),
  map: async (filters: TravelFilters, frame: MapFrame, readFacts: ReadFacts) =>
    comparesPriceTexts(filters) ? placesOf(await readFacts()) : mapTravels(client, filters, frame),
  choiceCounts: (filters: TravelFilters) => countChoices(client, filters),
  choices: () => readTravelChoices(client),
  detail: (id: string) => getTravel(client, id),
  related: (travel: Parameters<typeof listRelatedTravels>[1]) => listRelatedTravels(client, travel),
  vehicles: (id: string) => listVehiclesOfTravel(client, id),
  activityNames: () => listActivityNames(client),
};
