import { expect, it } from 'vitest';
import { batchAddress, rowsByValue, templatesOf } from './batch-address.ts';

const api = 'http://api.test/rest/v1';
const seen = (query: string) =>
  templatesOf(`${api}/${query}`).map(({ column, value }) => `${column}: ${value}`);

it('can combine a read by each of its single values', () => {
  expect(seen('reviews?select=id&travel_id=eq.oran&status=eq.published')).toEqual([
    'travel_id: oran',
    'status: published',
  ]);
  expect(seen('travels?select=id&id=in.(%22a,%20%5C%22b%5C%22%22)')).toEqual(['id: a, "b"']);
});

it('combines no read that limits rows, calls a function, or filters in another way', () => {
  for (const query of [
    'travels?id=eq.oran&limit=3',
    'travels?id=eq.oran&offset=3',
    'rpc/find_travels?term=eq.oran',
    'travels?id=neq.oran',
    'travels?id=in.(%22a%22,%22b%22)',
    'travels?or=(id.eq.a,id.eq.b)',
    'travels?id=gte.a&id=eq.b',
    'vehicles?travel_vehicles.travel_id=eq.oran',
  ]) {
    expect(seen(query), query).toEqual([]);
  }
});

it('lets two reads be combined only if they agree in everything but the value', () => {
  const common = (query: string) => templatesOf(`${api}/${query}`)[0]?.common;
  const first = common('travel_days?select=title&travel_id=eq.oran&order=day_number');
  expect(common('travel_days?select=title&travel_id=eq.tipaza&order=day_number')).toBe(first);
  expect(common('travel_days?select=id&travel_id=eq.tipaza&order=day_number')).not.toBe(first);
  expect(common('reviews?select=title&travel_id=eq.tipaza&order=day_number')).not.toBe(first);
  expect(common('travel_days?select=title&id=eq.tipaza&order=day_number')).not.toBe(first);
});

it('asks for several values and for the column that tells the rows apart', () => {
  const { searchParams } = new URL(
    batchAddress(`${api}/travel_days?select=title&travel_id=eq.a&order=day_number`, 'travel_id', [
      'a',
      'b, "c"',
    ]),
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    select: 'title,batch_key:travel_id',
    travel_id: 'in.("a","b, \\"c\\"")',
    order: 'day_number',
  });
});

it('gives each value its rows in their order, without the key', () => {
  const rows = [
    { batch_key: 'b', day: 1 },
    { batch_key: 'a', day: 1 },
    { batch_key: 'b', day: 2 },
  ];
  expect(rowsByValue(rows, ['a', 'b', 'c'])).toEqual(
    new Map([
      ['a', [{ day: 1 }]],
      ['b', [{ day: 1 }, { day: 2 }]],
      ['c', []],
    ]),
  );
});

it('gives up if the database found a row that equals none of the values exactly', () => {
  expect(rowsByValue([{ batch_key: 'AB' }], ['ab'])).toBeUndefined();
});
