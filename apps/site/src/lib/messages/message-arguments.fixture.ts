/**
 * Two samples for each parameter name. The first is passed by default, and the second must change the text.
 * Parameters without samples are strings.
 */
const words = ['Xyz', 'Qrs'] as const;
const numbers = [1, 7] as const;
const lists = [['Xyz'], ['Qrs', 'Xyz']] as const;
const days = ['2026-03-14', '2027-10-05'] as const;

const samples: Record<string, readonly [unknown, unknown]> = {
  at: [Date.UTC(2025, 2, 14, 18, 20), Date.UTC(2024, 9, 5, 7, 5)],
  best: [[3, 4], [10]],
  bytes: [400_000, 5_000_000],
  currency: ['DZD', 'EUR'],
  day: days,
  effort: ['easy', 'moderate'],
  good: [[5], [11]],
  grade: ['best', 'good'],
  languages: lists,
  months: [[3, 4], [10]],
  names: lists,
  on: days,
  price: ['1 200', '3 400'],
  sizes: [
    [5.99, 2.05],
    [7, null],
  ],
  topics: lists,
  towns: lists,
  unit: ['person', 'group'],
};
for (const name of [
  ...['amount', 'average', 'berths', 'count', 'days', 'dinars', 'distance', 'driving', 'figure'],
  ...['from', 'height', 'hours', 'inquiries', 'km', 'level', 'max', 'metres', 'min', 'month'],
  ...['most', 'nights', 'number', 'of', 'page', 'people', 'position', 'quantity', 'rate', 'rating'],
  ...['seats', 'shown', 'to', 'total', 'value', 'version', 'year', 'years'],
]) {
  samples[name] = numbers;
}

const journey = { index: 0, kind: 'distance', from: 'Xyz', km: 900, days: 1, needed: 2 };
const bed = { kind: 'bed', count: 1, along: 'front', side: 'left', size: [200, 140] };
const periods = { inquiryMonths: 24, mailDays: 90, unconfirmedDays: 30 };

/** Arguments for messages that take one object or list. Each must produce a different text. */
const objects: Record<string, readonly unknown[]> = {
  'plan/plan.planMessages.conflict': [
    { index: 0, kind: 'season', month: 8, best: [3], good: [4] },
    { index: 0, kind: 'season', month: 7, best: [3], good: [4] },
    { index: 0, kind: 'season', month: 8, best: [5], good: [4] },
    { index: 0, kind: 'season', month: 8, best: [], good: [4] },
    journey,
    { ...journey, from: 'Qrs' },
    { ...journey, km: 2000 },
    { ...journey, days: 3 },
    { ...journey, needed: 4 },
    { index: 0, kind: 'seats', places: 2, people: 5 },
    { index: 0, kind: 'seats', places: 1, people: 5 },
    { index: 0, kind: 'berths', places: 2, people: 5 },
    { index: 0, kind: 'berths', places: 2, people: 3 },
  ],
  'plan/plan.planMessages.times': [
    { nights: 1, day: null, month: null },
    { nights: 7, day: null, month: null },
    { nights: null, day: days[0], month: null },
    { nights: null, day: null, month: 10 },
  ],
  'legal/privacy.privacyMessages.sections': [
    periods,
    { ...periods, inquiryMonths: 12 },
    { ...periods, mailDays: 60 },
    { ...periods, unconfirmedDays: 14 },
  ],
  'trips/travel-card.travelCardMessages.price': [
    { price: '1 200', price_unit: null },
    { price: '1 200', price_unit: 'person' },
    { price: '1 200', price_unit: 'group' },
  ],
  'vehicles/vehicle-details.vehicleDetailsMessages.plan.size': [
    [200, 140],
    [190, 140],
    [200, 120],
  ],
  'vehicles/vehicle-details.vehicleDetailsMessages.plan.where': [
    bed,
    { ...bed, kind: 'upper_bed' },
    { ...bed, count: 2 },
    { ...bed, along: 'back' },
    { ...bed, side: 'right' },
    { ...bed, size: [190, 140] },
    ...['seat', 'bench', 'table', 'kitchen', 'bathroom', 'storage', 'door'].map((kind) => ({
      ...bed,
      kind,
      size: null,
    })),
  ],
};

export const isSample = /Xyz|Qrs/g;

type Call = { parameters: string[]; first: unknown[]; others: unknown[][] };

/** The calls of the English message at `path`: one with the default samples, then one for each changed argument. */
export function callsOf(path: string, english: (...args: never[]) => unknown): Call {
  const [first, ...others] = objects[path] ?? [];
  if (first) return { parameters: [], first: [first], others: others.map((other) => [other]) };
  const [, list = ''] = /^[^(]*\(([^)]*)\)/.exec(String(english)) ?? [];
  const parameters = list.split(',').map((name) => name.trim());
  if (parameters.some((name) => /[^\w$]/.test(name))) throw new Error(`No samples for ${path}`);
  const pairs = parameters.map((name) => samples[name] ?? words);
  const defaults = pairs.map(([sample]) => sample);
  const changed = pairs.map(([, sample], index) => defaults.with(index, sample));
  return { parameters, first: defaults, others: changed };
}

/** Whether plural forms depend on the parameter. */
export const isCount = (parameter: string) =>
  samples[parameter] === numbers && parameter !== 'month';
