import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import type { Database } from '../database.types.ts';
import { listRelatedTravels } from './related-queries.ts';

const facts = {
  ...{ duration: '2 days', minimum_age: null, effort: null },
  ...{ latitude: null, longitude: null },
};
const TRAVELS = [
  { ...facts, id: 'oran', region_id: 'west', type_id: 'coastal' },
  { ...facts, id: 'tlemcen', region_id: 'west', type_id: 'cultural' },
  { ...facts, id: 'bejaia', region_id: 'east', type_id: 'coastal' },
  { ...facts, id: 'beni-saf', region_id: 'west', type_id: 'coastal' },
  { ...facts, id: 'jijel', region_id: 'east', type_id: 'coastal' },
  { ...facts, id: 'timgad', region_id: 'east', type_id: 'roman' },
] as const;

function openTable() {
  const asked: string[] = [];
  const client = new PostgrestClient<Database>('http://backend', {
    fetch: async (input) => {
      const { searchParams } = new URL(String(input));
      asked.push(String(searchParams));
      const has = (column: 'region_id' | 'type_id', value: string) =>
        !searchParams.has(column) || searchParams.get(column) === `eq.${value}`;
      const found = TRAVELS.filter(
        ({ id, region_id, type_id }) =>
          has('region_id', region_id) &&
          has('type_id', type_id) &&
          (searchParams.get('id') ?? id).includes(id),
      );
      return Response.json(found.map((row) => ({ ...row, travel_tags: [], travel_types: [] })));
    },
  });
  return { client, asked };
}

const [oran, , , beniSaf] = TRAVELS;

it('shows the likest of the same region or type, and never the travel itself', async () => {
  const { client } = openTable();
  const related = await listRelatedTravels(client, oran);
  expect(related.map(({ id }) => id)).toEqual(['beni-saf', 'tlemcen', 'bejaia']);
});

it('ranks after the same requests for travels that share both, so that a build sends them once', async () => {
  const { client, asked } = openTable();
  await listRelatedTravels(client, oran);
  const first = asked.splice(0).slice(0, 2);
  await listRelatedTravels(client, beniSaf);
  expect(asked.slice(0, 2)).toEqual(first);
});

it('sends no request for a travel without region and type', async () => {
  const { client, asked } = openTable();
  const alone = { ...facts, id: 'x', region_id: null, type_id: null };
  expect(await listRelatedTravels(client, alone)).toEqual([]);
  expect(asked).toEqual([]);
});
