import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import type { Database } from '../database.types.ts';
import { listRelatedTravels } from './related-queries.ts';

const TRAVELS = [
  { id: 'oran', region_id: 'west', type_id: 'coastal' },
  { id: 'tlemcen', region_id: 'west', type_id: 'cultural' },
  { id: 'bejaia', region_id: 'east', type_id: 'coastal' },
  { id: 'beni-saf', region_id: 'west', type_id: 'coastal' },
  { id: 'jijel', region_id: 'east', type_id: 'coastal' },
  { id: 'timgad', region_id: 'east', type_id: 'roman' },
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
        ({ region_id, type_id }) => has('region_id', region_id) && has('type_id', type_id),
      ).slice(0, Number(searchParams.get('limit')));
      return Response.json(found.map((row) => ({ ...row, travel_tags: [], travel_types: [] })));
    },
  });
  return { client, asked };
}

const [oran, , , beniSaf] = TRAVELS;

it('shows what shares both first, then the region, then the type, and never the travel itself', async () => {
  const { client } = openTable();
  const related = await listRelatedTravels(client, oran);
  expect(related.map(({ id }) => id)).toEqual(['beni-saf', 'tlemcen', 'bejaia']);
});

it('sends the same requests for travels that share both, so that a build sends them once', async () => {
  const { client, asked } = openTable();
  await listRelatedTravels(client, oran);
  const first = asked.splice(0);
  await listRelatedTravels(client, beniSaf);
  expect(asked).toEqual(first);
});

it('sends no request for a travel without region and type', async () => {
  const { client, asked } = openTable();
  expect(await listRelatedTravels(client, { id: 'x', region_id: null, type_id: null })).toEqual([]);
  expect(asked).toEqual([]);
});
