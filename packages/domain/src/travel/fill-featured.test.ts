import { expect, test } from 'vitest';
import { featuredTheme, fillFeatured } from './fill-featured.ts';
import type { Travel } from './types.ts';

function travel(id: string, more: Partial<Travel> = {}): Travel {
  return {
    id,
    title: id,
    location: '',
    description: '',
    imageUrl: `illustrations/${id}.webp`,
    highlights: [],
    activities: [],
    price: '',
    price_unit: null,
    duration: '2 days',
    groupSize: '',
    best_months: [],
    effort: null,
    minimum_age: null,
    region: null,
    type: null,
    region_id: null,
    type_id: null,
    tags: [],
    ...more,
  };
}

const coast = ['cove', 'cape', 'bay', 'beach'].map((id) => travel(id, { type_id: 'coastal' }));
const sahara = ['dune', 'ksar', 'oasis'].map((id) => travel(id, { region_id: 'sahara' }));
const city = travel('city', { type_id: 'city-break' });
const roman = travel('forum', { type_id: 'roman-sites' });
const ids = (travels: Travel[]) => travels.map(({ id }) => id);

test('what staff chose stays, in their order, whatever it is about', () => {
  const chosen = ['f', 'e', 'd', 'c', 'b', 'a'].map((id) => travel(id));
  expect(ids(fillFeatured(chosen, sahara))).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
});

test('free places go to the themes that staff left out', () => {
  const chosen = [...coast.slice(0, 2), sahara[0] as Travel];
  const six = fillFeatured(chosen, [...coast.slice(2), ...sahara.slice(1), city, roman]);
  expect(ids(six)).toEqual(['cove', 'cape', 'dune', 'city', 'forum', 'ksar']);
});

test('without a choice the six are spread over coast, cities, Roman sites and Sahara', () => {
  const six = fillFeatured([], [...coast, ...sahara, city, roman]);
  expect(six.map(featuredTheme)).toEqual(['sahara', 'city', 'roman', 'coast', 'sahara', 'coast']);
});

test('no picture is shown twice by the filling', () => {
  const duplicate = travel('cove-again', {
    type_id: 'coastal',
    imageUrl: 'illustrations/cove.webp',
  });
  expect(ids(fillFeatured([coast[0] as Travel], [duplicate]))).toEqual(['cove']);
});

test('too few of a theme leave room for others, and road trips have their own place', () => {
  const loop = travel('loop', { type: 'Road Trip', tags: ['coast'] });
  expect(ids(fillFeatured([], [travel('hill'), roman, loop]))).toEqual(['forum', 'hill']);
  expect(fillFeatured([], [])).toEqual([]);
});
