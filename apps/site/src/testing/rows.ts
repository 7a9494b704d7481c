// Rows as the API answers them, complete and typed; a test names what it is about.
import type { Activity } from '@expat-buddy/domain/activity/types';
import type { EntryRule } from '@expat-buddy/domain/entry-rule/types';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import type { SearchResult } from '@expat-buddy/domain/search/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { TeamMember } from '@expat-buddy/domain/team/types';
import type { JoinedTravel, TravelDay } from '@expat-buddy/domain/travel/types';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { TripDetails } from '@expat-buddy/domain/trip/types';

const record = {
  created_at: '2027-01-01T08:00:00Z',
  updated_at: '2027-01-01T08:00:00Z',
  status: 'published',
} as const;

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
  region_id: null,
  type_id: null,
  regions: null,
  types: null,
  travel_tags: [],
  travel_types: [],
  ...row,
});

export const aService = (row: Partial<Row<'services'>> = {}): Row<'services'> => ({
  ...record,
  id: 'trip-planner',
  title: 'Trip Planner',
  service_type: 'trip-planner',
  audience: 'visitors',
  description: '',
  what_we_do: [],
  what_you_bring: [],
  usual_time: '',
  languages: [],
  limits: '',
  icon: '',
  price_calculation: '',
  price_amount: null,
  price_currency: null,
  price_unit: null,
  included: [],
  not_included: [],
  position: 0,
  ...row,
});

export const aVehicle = (row: Partial<Row<'vehicles'>> = {}): Row<'vehicles'> => ({
  ...record,
  id: 'long-van',
  name: 'Long Van',
  description: '',
  image: '',
  gallery: [],
  berths: 2,
  seats: 3,
  gearbox: 'manual',
  price_per_day: '',
  minimum_days: 2,
  with_driver: false,
  equipment: [],
  conditions: [],
  length: null,
  width: null,
  height: null,
  seats_with_belts: null,
  child_seats: '',
  deposit: '',
  insurance: '',
  excess: '',
  mileage: '',
  pick_up_towns: [],
  fuel: null,
  consumption: '',
  licence: '',
  who_may_drive: '',
  breakdown: '',
  floor_plan: null,
  position: 0,
  ...row,
});

export const anEvent = (row: Partial<Row<'events'>> = {}): Row<'events'> => ({
  ...record,
  id: 'algroove',
  title: 'Algroove',
  tagline: '',
  description: '',
  long_description: '',
  image: '',
  location: '',
  starts_on: null,
  ends_on: null,
  state: 'announced',
  programme: [],
  practical: [],
  start_time: '',
  end_time: '',
  price: '',
  position: 0,
  ...row,
});

export const aProduct = (row: Partial<Row<'products'>> = {}): Row<'products'> => ({
  ...record,
  id: 'copper-tray',
  name: 'Copper tray',
  collection_id: null,
  maker: 'Coppersmiths of the kasbah',
  place: 'Constantine',
  description: '',
  image: '',
  gallery: [],
  price: '',
  availability: 'available',
  position: 0,
  ...row,
});

export const aCollection = (
  row: Partial<Row<'product_collections'>> = {},
): Row<'product_collections'> => ({
  ...record,
  id: 'boussaada-knives',
  title: 'Knives of Boussaâda',
  description: '',
  craft: '',
  care: [],
  legal_note: '',
  image: '',
  position: 0,
  ...row,
});

/** The office is open from Sunday to Thursday. */
export const aSettingsRow = (row: Partial<Row<'site_settings'>> = {}): Row<'site_settings'> => ({
  id: 1,
  updated_at: record.updated_at,
  company_name: 'Expat Buddy',
  tagline: '',
  address: '',
  email: 'office@example.com',
  phone: '',
  whatsapp: '',
  facebook_url: '',
  instagram_url: '',
  twitter_url: '',
  youtube_url: '',
  opening_hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  retention_periods: {},
  requires_proof_of_work: false,
  prices_are_examples: false,
  eur_rate: null,
  eur_rate_on: null,
  eur_rate_source: '',
  cancellation_terms: '',
  legal_name: '',
  register_number: '',
  licence_number: '',
  licence_valid_until: null,
  insurer: '',
  insurance_number: '',
  insurance_valid_until: null,
  payment_terms: '',
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

export const aSearchResult = (row: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'travel',
  record_id: 'tipaza',
  title: 'Tipaza',
  summary: '',
  image: '',
  url: '/travels/tipaza',
  marks: '',
  rank: 1,
  total: 1,
  ...row,
});

/** Nothing is known yet. */
export const tripDetails = (row: Partial<TripDetails> = {}): TripDetails => ({
  price_amount: null,
  price_currency: null,
  price_unit: null,
  price_people: null,
  price_children: '',
  price_single: '',
  price_season: '',
  vehicle_included: null,
  included: [],
  not_included: [],
  meeting_point: '',
  getting_there: '',
  what_to_bring: [],
  suits: [],
  unsuitable_for: [],
  minimum_age: null,
  effort: null,
  heat: '',
  highest_altitude: null,
  best_months: [],
  good_months: [],
  months_reason: '',
  papers: '',
  safety: '',
  cancellation: '',
  questions: [],
  gallery: [],
  planner_ids: [],
  guide_ids: [],
  ...row,
});

export const travelDetails = (row: Partial<TravelDetails> = {}): TravelDetails => ({
  ...tripDetails(),
  no_itinerary_reason: '',
  region: null,
  days: [],
  ...row,
});

export const aGuideEntry = (row: Partial<GuideEntry> = {}): GuideEntry => ({
  id: 'lease',
  topic: 'housing',
  title: 'A lease is in writing',
  statement: 'With a date.',
  whom_to_ask: '',
  place: '',
  service_id: 'handbook',
  source_name: 'Publisher',
  source_url: 'https://publisher.example/lease',
  source_note: '',
  checked_on: '2027-01-01',
  checked_by: '',
  ...row,
});

export const anEntryRule = (row: Partial<EntryRule> = {}): EntryRule => ({
  id: 'form',
  title: 'A form',
  statement: 'A form in two copies.',
  where_to_get: 'The consulate',
  how_long: '',
  cost: '',
  nationality_group: 'any',
  purpose: 'any',
  stay: 'any',
  region: 'any',
  asks_consulate: false,
  source_name: 'Embassy',
  source_url: 'https://embassy.example/visa',
  source_note: '',
  checked_on: '2027-01-01',
  checked_by: '',
  ...row,
});

export const aTeamMember = (row: Partial<TeamMember> = {}): TeamMember => ({
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Test Person',
  role: '',
  languages: [],
  description: '',
  image: '',
  ...row,
});
