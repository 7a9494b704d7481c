import { expect, it } from 'vitest';
import { type RelatedFacts, rankRelated } from './rank-related.ts';

const desert = { region_id: 'sahara', type_id: 'desert', effort: 'easy', minimum_age: 6 };
const trip = (id: string, facts: Partial<RelatedFacts> = {}): RelatedFacts => ({
  ...{ id, latitude: null, longitude: null, duration: '4 days' },
  ...desert,
  ...facts,
});
const taghit = trip('taghit', { latitude: 30.9, longitude: -2.03 });

it('puts what is near, as long and for the same people before the other end of the region', () => {
  const others = [
    trip('djanet', {
      ...{ latitude: 24.55, longitude: 9.48, duration: '6 days' },
      ...{ minimum_age: 12, effort: 'demanding' },
    }),
    trip('timimoun', { latitude: 29.26, longitude: 0.24, duration: '5 days' }),
    trip('beni-abbes', { latitude: 30.13, longitude: -2.17, type_id: 'road-trip' }),
  ];
  expect(rankRelated(taghit, [taghit, ...others])).toEqual(['beni-abbes', 'timimoun', 'djanet']);
});

it.each<[string, Partial<RelatedFacts>, Partial<RelatedFacts>]>([
  ['is as long', { duration: '4 days' }, { duration: '1 day' }],
  ['suits children too', { minimum_age: 0 }, { minimum_age: 12 }],
  ['is as easy', { effort: 'easy' }, { effort: 'strenuous' }],
  ['is in the region', {}, { region_id: 'east' }],
])('prefers what %s', (_, like, unlike) => {
  const order = rankRelated(taghit, [trip('unlike', unlike), trip('like', like)]);
  expect(order).toEqual(['like', 'unlike']);
});

it('keeps the order of what is equally like', () => {
  expect(rankRelated(trip('a'), [trip('b'), trip('c'), trip('d')])).toEqual(['b', 'c', 'd']);
});
