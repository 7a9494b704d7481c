// Adds many published travels to a throw-away backend, each with its own days, tag and text.
import type { BackendReady } from '../environment/backend-process.ts';

type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 500;
const REGIONS = ['north', 'west', 'east', 'kabylie', 'aures', 'high-plateaus', 'sahara'];
const TYPES = ['city-break', 'coastal', 'cultural', 'roman-sites', 'mountain', 'nature', 'desert'];
const TAGS = ['adventure', 'hiking', 'outdoor', 'coast'];
const PICTURES = ['algiers-kasbah', 'tipaza-columns', 'oran-santa-cruz', 'hoggar-assekrem'];
const WORDS =
  'dunes coast oasis gorge market kasbah desert guide village mountain lake beach harbour bridge valley cedar'.split(
    ' ',
  );

/** Deterministic text, so that runs are comparable. */
function text(seed: number, length: number): string {
  const words = Array.from({ length }, (_, place) => WORDS[(seed * 7 + place * place) % 16]);
  return words.join(' ');
}

const id = (number: number) => `bench-${number}`;

const travel = (number: number): Row => ({
  id: id(number),
  title: `${text(number, 3)} ${number}`,
  location: `${text(number + 1, 1)}, Algeria`,
  description: `${text(number, 70)}.`,
  imageUrl: `illustrations/${PICTURES[number % PICTURES.length]}.webp`,
  highlights: [0, 1, 2, 3].map((place) => text(number + place, 5)),
  activities: ['Craft Workshop', 'Ruins Walk'],
  price: `${1000 + number} DA`,
  duration: `${1 + (number % 9)} days`,
  groupSize: '2-8 people',
  region_id: REGIONS[number % REGIONS.length],
  type_id: TYPES[number % TYPES.length],
  latitude: 28 + (number % 80) / 10,
  longitude: -2 + (number % 110) / 10,
  position: number,
  status: 'published',
});

const days = (number: number): Row[] =>
  [1, 2, 3, 4].map((day_number) => ({
    travel_id: id(number),
    day_number,
    title: text(number + day_number, 4),
    description: `${text(number * day_number, 30)}.`,
  }));

const typeOf = (number: number): Row => ({
  travel_id: id(number),
  type_id: TYPES[number % TYPES.length],
});

const tagOf = (number: number): Row => ({
  travel_id: id(number),
  tag_id: TAGS[number % TAGS.length],
});

async function write(
  { apiUrl, serviceRoleKey }: BackendReady,
  method: 'POST' | 'PATCH',
  address: string,
  body: unknown,
): Promise<void> {
  const response = await fetch(`${apiUrl}/rest/v1/${address}`, {
    method,
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
}

export async function fillTravels(backend: BackendReady, count: number): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - first + 1);
    const numbers = Array.from({ length }, (_, place) => first + place);
    await write(backend, 'POST', 'travels', numbers.map(travel));
    await write(backend, 'POST', 'travel_days', numbers.flatMap(days));
    await write(backend, 'POST', 'travel_types', numbers.map(typeOf));
    await write(backend, 'POST', 'travel_tags', numbers.map(tagOf));
  }
}

export const renameTravel = (backend: BackendReady, travel: number | string) =>
  write(backend, 'PATCH', `travels?id=eq.${typeof travel === 'number' ? id(travel) : travel}`, {
    title: 'A travel by another name',
  });
