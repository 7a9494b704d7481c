// Complete rows as the API returns them. A test names only the columns that matter to it.
import type { Activity } from '@expat-buddy/domain/activity/types';
import { emptyRecord } from '@expat-buddy/domain/content/field';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { JoinedTravel, TravelDay } from '@expat-buddy/domain/travel/types';
import { tripFields } from '@expat-buddy/domain/trip/fields';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { record } from './record.ts';

export const anActivity = (row: Partial<Activity> = {}): Activity => ({
  ...record,
  id: 'evening-walk',
  title: 'Evening walk',
  title_key: 'evening walk',
  description: 'A walk at the end of the day.',
  longdescription: '',
  category_id: 'walks',
  besttime: '',
  difficulty: '',
  duration: '',
  groupsize: '',
  best_months: [],
  effort: null,
  minimum_age: null,
  highlights: ['The light'],
  requirements: [],
  icon: '',
  image: '',
  ...row,
});

export const anActivityCategory = (
  row: Partial<Row<'activity_categories'>> = {},
): Row<'activity_categories'> => ({
  ...record,
  id: 'walks',
  name: 'Walks',
  name_key: 'walks',
  description: '',
  icon: '',
  image: '',
  position: 0,
  ...row,
});

export const aTravelCategory = (
  row: Partial<Row<'travel_categories'>> = {},
): Row<'travel_categories'> => ({
  ...record,
  id: '00000000-0000-4000-8000-000000000001',
  route: 'western',
  name: 'Western Algeria',
  menuTitle: 'The West',
  description: '',
  icon: '',
  backgroundImage: '',
  cardListTitle: 'Places in the west',
  ctaTitle: 'A road of your own',
  ctaDescription: '',
  ctaButtonText: 'Plan a western trip',
  filter: { regions: ['west'] },
  position: 0,
  ...row,
});

export const aTravel = (row: Partial<JoinedTravel> = {}): JoinedTravel => ({
  id: 'oran',
  title: 'Oran',
  location: 'Oran',
  description: 'A port with a hill above it.',
  imageUrl: '',
  highlights: [],
  activities: [],
  price: '',
  price_unit: null,
  duration: '',
  groupSize: '',
  best_months: [],
  effort: null,
  minimum_age: null,
  region_id: null,
  type_id: null,
  regions: null,
  types: null,
  travel_tags: [],
  travel_types: [],
  ...row,
});

export const aTravelDay = (row: Partial<TravelDay> = {}): TravelDay => ({
  id: '00000000-0000-4000-8000-000000000002',
  day_number: 1,
  title: 'From the coast to the hills',
  description: '',
  stops: [],
  distance_km: null,
  driving_hours: null,
  overnight: '',
  ...row,
});

/** Nothing is known yet. */
export const tripDetails = (row: Partial<TripDetails> = {}): TripDetails => ({
  ...(emptyRecord(tripFields.activities) as TripDetails),
  ...row,
});

export const travelDetails = (row: Partial<TravelDetails> = {}): TravelDetails => ({
  ...(emptyRecord(tripFields.travels) as TravelDetails),
  in_south: false,
  region: null,
  ...row,
});
