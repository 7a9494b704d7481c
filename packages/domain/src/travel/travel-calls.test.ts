import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import type { Database } from '../database.types.ts';
import { countTravels, listTravels } from './travel-calls.ts';

type Answer = Record<string, unknown>[];

/** A client whose tables answer with canned rows, and the requests it sent. */
function tables(rows: Record<string, Answer | ((url: URL) => Answer)>) {
  const requests: URL[] = [];
  const client = new PostgrestClient<Database>('http://backend', {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      requests.push(url);
      const table = rows[url.pathname.slice(1)] ?? [];
      const found = typeof table === 'function' ? table(url) : table;
      const headers = { 'content-range': `*/${found.length}` };
      return init?.method === 'HEAD'
        ? new Response(null, { headers })
        : Response.json(found, { headers });
    },
  });
  const asked = (table: string) => requests.filter((url) => url.pathname === `/${table}`);
  return { client, asked };
}

const travel = (id: string, price = '') => ({
  id,
  title: id,
  price,
  regions: { id: 'west', title: 'West' },
  types: null,
  travel_tags: [{ tags: { id: 't2', title: 'hiking' } }, { tags: { id: 't1', title: 'coast' } }],
  travel_types: [{ types: { id: 'tour', title: 'Tour' } }],
});

it('asks for all travels in a fixed order and presents region, type and tags', async () => {
  const { client, asked } = tables({ travels: [travel('tipaza')] });
  const [first] = await listTravels(client);
  expect(first).toEqual({
    id: 'tipaza',
    title: 'tipaza',
    price: '',
    region: 'West',
    type: 'Tour',
    tags: ['coast', 'hiking'],
  });
  const [url] = asked('travels');
  expect(url?.searchParams.get('order')).toBe('title.asc,id.asc');
  expect(url?.searchParams.get('select')).toContain('regions!region_id(id,title)');
});

it('keeps what a visitor typed inside the search pattern', async () => {
  const { client, asked } = tables({});
  await listTravels(client, { search: ' 50%_a\\b*,id.eq.x),"(' });
  const pattern = '"50%_a[[.backslash.]]b[*],id[.]eq[.]x[)],[[.quotation-mark.]][(]"';
  expect(asked('travels')[0]?.searchParams.get('or')).toBe(
    `(title.imatch.${pattern},location.imatch.${pattern},description.imatch.${pattern})`,
  );
});

it('looks up a region and a type by title, and matches duration and group size exactly', async () => {
  const { client, asked } = tables({
    regions: [{ id: 'west' }],
    types: [{ id: 'tour' }],
    travel_types: [{ travel_id: 'tipaza' }, { travel_id: 'oran' }],
  });
  await listTravels(client, { region: 'West', type: 'Tour', duration: '2 days', groupSize: '2-8' });
  expect(asked('types')[0]?.searchParams.get('title')).toBe('eq.Tour');
  const query = asked('travels')[0]?.searchParams;
  expect(query?.get('region_id')).toBe('eq.west');
  expect(query?.get('id')).toBe('in.("oran","tipaza")');
  expect(query?.get('duration')).toBe('eq.2 days');
  expect(query?.get('groupSize')).toBe('eq.2-8');
});

it.each([
  ['an unknown region', { region: 'Nowhere' }],
  ['an unknown type', { type: 'None' }],
  ['an unknown tag beside a known one', { tags: ['coast', 'None'] }],
  ['an empty list of ids', { id: [] }],
])('finds nothing for %s, without asking for travels', async (_, filters) => {
  const { client, asked } = tables({ tags: [{ id: 't1', title: 'coast' }] });
  expect(await listTravels(client, filters)).toEqual([]);
  expect(await countTravels(client, filters)).toBe(0);
  expect(asked('travels')).toEqual([]);
});

it('keeps only travels that have all tags and are among the ids', async () => {
  const linked: Record<string, string[]> = { t1: ['a', 'b', 'c'], t2: ['c', 'b'] };
  const { client, asked } = tables({
    tags: [
      { id: 't1', title: 'coast' },
      { id: 't2', title: 'hi"king' },
    ],
    travel_tags: (url) =>
      (linked[url.searchParams.get('tag_id')?.slice(3) ?? ''] ?? []).map((travel_id) => ({
        travel_id,
      })),
  });
  await listTravels(client, { tags: ['coast', 'hi"king', 'coast'], id: ['c', 'd'] });
  expect(asked('tags')[0]?.searchParams.get('title')).toBe('in.("coast","hi\\"king")');
  expect(asked('travels')[0]?.searchParams.get('id')).toBe('in.("c")');
});

it('counts with the same filter, and applies a price range to list and count alike', async () => {
  const rows = [travel('a', '12 000 DA'), travel('b', 'on request'), travel('c', '€1,200')];
  const { client, asked } = tables({ travels: rows });
  expect(await countTravels(client, { duration: '1 day' })).toBe(3);
  expect(asked('travels')[0]?.searchParams.get('select')).toBe('id');
  expect(asked('travels')[0]?.searchParams.get('duration')).toBe('eq.1 day');

  const priceRange: [number, number] = [1000, 12000];
  expect((await listTravels(client, { priceRange })).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(await countTravels(client, { priceRange })).toBe(2);
});
