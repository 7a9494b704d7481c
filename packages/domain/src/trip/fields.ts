import { type Field, type FieldShape, fieldEntries } from '../content/field.ts';
import { efforts, priceCurrencies, priceUnits } from './choices.ts';

/**
 * What visitors decide on: the fields that travels and activities share, in the order of the form, and those of travels
 * alone that stand among them. The site does not import this module: `columns.ts` is what it reads.
 */
export const allTripFields = {
  price_amount: {
    shape: 'number',
    tab: 'price',
    label: 'Amount',
    inBulk: true,
    asked: 'Without an amount it is missing from price filters.',
  },
  price_currency: {
    shape: 'choice',
    choices: priceCurrencies,
    tab: 'price',
    label: 'Currency',
    inBulk: true,
  },
  price_unit: {
    shape: 'choice',
    choices: priceUnits,
    tab: 'price',
    label: 'Price per',
    inBulk: true,
    asked: 'Nobody knows whether the price is per person or per group.',
  },
  price_people: {
    shape: 'number',
    limit: [1, 100],
    tab: 'price',
    label: 'From how many people',
    asked: 'Couples and families cannot tell whether the price is theirs.',
  },
  price_children: {
    shape: 'text',
    limit: 300,
    tab: 'price',
    label: 'Children',
    name: 'Price for children',
    help: 'Such as “Under 4 free, under 12 half price”.',
    rows: 1,
    isHalf: true,
    translated: true,
    search: 'fine_print',
    asked: 'Families cannot work out what they pay.',
  },
  price_single: {
    shape: 'text',
    limit: 300,
    tab: 'price',
    label: 'Single supplement',
    help: 'What a room or tent of one’s own costs.',
    rows: 1,
    isHalf: true,
    translated: true,
    search: 'fine_print',
  },
  price_season: {
    shape: 'text',
    limit: 300,
    tab: 'price',
    label: 'Season',
    help: 'When it costs more or less.',
    rows: 1,
    isHalf: true,
    translated: true,
    search: 'fine_print',
  },
  vehicle_included: {
    shape: 'yes-no',
    tab: 'price',
    label: 'Vehicle included',
    isHalf: true,
    inBulk: true,
    asked: 'The car is often the largest part of the cost.',
  },
  days: {
    only: 'travels',
    shape: 'rows',
    tab: 'programme',
    label: 'Programme',
    asked: 'People imagine a trip day by day, or want to know why there are no days.',
  },
  no_itinerary_reason: {
    only: 'travels',
    shape: 'text',
    limit: 300,
    tab: 'programme',
    label: 'Why there are no days',
    translated: true,
    search: 'fine_print',
  },
  included: {
    shape: 'lines',
    tab: 'practical',
    label: 'Included',
    add: 'Add what is included',
    isHalf: true,
    translated: true,
    search: 'keywords',
    inBulk: true,
    asked: 'Prices cannot be compared without it.',
  },
  not_included: {
    shape: 'lines',
    tab: 'practical',
    label: 'Not included',
    add: 'Add what is not included',
    isHalf: true,
    translated: true,
    search: 'fine_print',
    inBulk: true,
    asked: 'Costs that surprise people cost you their trust.',
  },
  meeting_point: {
    shape: 'text',
    limit: 300,
    tab: 'practical',
    label: 'Meeting point',
    help: 'A place that a taxi driver finds.',
    translated: true,
    search: 'keywords',
    asked: 'It decides on flights and hotels.',
  },
  getting_there: {
    shape: 'text',
    limit: 1000,
    tab: 'practical',
    label: 'Getting there',
    help: 'Flights, trains, roads and how long they take.',
    rows: 3,
    translated: true,
    search: 'fine_print',
    asked: 'Most visitors do not know the distances.',
  },
  what_to_bring: {
    shape: 'lines',
    tab: 'practical',
    label: 'What to bring',
    add: 'Add something to bring',
    name: 'To bring',
    translated: true,
    search: 'fine_print',
    inBulk: true,
    asked: 'People prepare weeks ahead.',
  },
  suits: {
    shape: 'lines',
    tab: 'who',
    label: 'Suits',
    add: 'Add who it suits',
    isHalf: true,
    translated: true,
    search: 'keywords',
    inBulk: true,
    asked: 'People look for themselves in it.',
  },
  unsuitable_for: {
    shape: 'lines',
    tab: 'who',
    label: 'Unsuitable for',
    add: 'Add who it does not suit',
    isHalf: true,
    translated: true,
    search: 'fine_print',
    inBulk: true,
    asked: 'A wrong guest is unhappy, and so is the group.',
  },
  effort: {
    shape: 'choice',
    choices: efforts,
    tab: 'who',
    label: 'Effort',
    inBulk: true,
    asked: 'People who doubt their fitness do not ask.',
  },
  minimum_age: {
    shape: 'number',
    limit: [0, 99],
    tab: 'who',
    label: 'Minimum age',
    help: 'In years. Enter 0 for all ages; while empty, visitors read “Ask us”.',
    isHalf: true,
    inBulk: true,
    asked: 'Families leave when they cannot find it.',
  },
  highest_altitude: {
    shape: 'number',
    limit: [0, 3000],
    tab: 'who',
    label: 'Highest altitude',
    help: 'Metres above sea level.',
    isHalf: true,
  },
  heat: {
    shape: 'text',
    limit: 500,
    tab: 'who',
    label: 'Heat',
    help: 'How hot or cold it gets, and when.',
    rows: 2,
    translated: true,
    search: 'fine_print',
    asked: 'It decides when children and older people can come.',
  },
  best_months: {
    shape: 'months',
    tab: 'who',
    label: 'Best months',
    inBulk: true,
    asked: 'Without months the “When” filter does not find it.',
  },
  good_months: { shape: 'months', tab: 'who', label: 'Good months' },
  months_reason: {
    shape: 'text',
    limit: 500,
    tab: 'who',
    label: 'Reason for the months',
    help: 'Why: “From May on it is over 40 °C by noon”.',
    rows: 2,
    translated: true,
    search: 'fine_print',
    inBulk: true,
    asked: 'A reason is believed, a list of months is not.',
  },
  papers: {
    shape: 'text',
    limit: 1000,
    tab: 'papers',
    label: 'Papers',
    help: 'Permits, guides that the law asks for, papers at checkpoints.',
    rows: 3,
    translated: true,
    search: 'fine_print',
    inBulk: true,
    asked: 'Permits take weeks, so people need to know before they book flights.',
  },
  safety: {
    shape: 'text',
    limit: 1000,
    tab: 'papers',
    label: 'Safety',
    help: 'What the risks are, and what you do about them.',
    rows: 3,
    translated: true,
    search: 'fine_print',
    inBulk: true,
    asked: 'It is the first question about Algeria.',
  },
  // General terms stand in for it, so it is not asked for.
  cancellation: {
    shape: 'text',
    limit: 1000,
    tab: 'papers',
    label: 'Cancellation',
    help: 'Only where it differs from the general terms, which it replaces.',
    rows: 3,
    translated: true,
    search: 'fine_print',
    inBulk: true,
  },
  questions: {
    shape: 'entries',
    tab: 'questions',
    label: 'Questions',
    keys: ['question', 'answer'],
    translated: { question: 'Question', answer: 'Answer to question' },
    search: { question: 'keywords', answer: 'fine_print' },
    asked: 'Each answer saves an email.',
  },
  gallery: {
    shape: 'entries',
    tab: 'gallery',
    label: 'Gallery',
    keys: ['image', 'alt', 'caption'],
    translated: { alt: 'Description of gallery photo', caption: 'Caption of gallery photo' },
    asked: 'One picture is not enough to decide on.',
  },
  planner_ids: {
    shape: 'ids',
    tab: 'team',
    label: 'Planned by',
    help: 'On the trip’s page as “Your planner”.',
    inBulk: true,
  },
  guide_ids: {
    shape: 'ids',
    tab: 'team',
    label: 'Guided by',
    help: 'On the trip’s page as “Your guide”.',
    inBulk: true,
  },
} as const satisfies Readonly<Record<string, Field>>;

type All = typeof allTripFields;

export type TripTable = 'travels' | 'activities';

/** The fields of one of the two tables. */
export type TripFieldsOf<Table extends TripTable> = {
  [Name in keyof All as All[Name] extends { only: infer Only }
    ? Table extends Only
      ? Name
      : never
    : Name]: All[Name];
};

const fieldsOf = <Table extends TripTable>(table: Table) =>
  Object.fromEntries(
    fieldEntries(allTripFields).filter(([, { only }]) => only === undefined || only === table),
  ) as TripFieldsOf<Table>;

export const tripFields = { travels: fieldsOf('travels'), activities: fieldsOf('activities') };

export type TripField = keyof All;

export type TripFieldWith<Shape extends FieldShape> = {
  [Name in TripField]: All[Name]['shape'] extends Shape ? Name : never;
}[TripField];
