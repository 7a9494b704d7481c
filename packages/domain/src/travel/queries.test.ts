import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import type { Database } from '../database.types.ts';
import { countTravels, listTravels } from './queries.ts';

type Answer = Record<string, unknown>[];

/** A client whose tables answer with canned rows, and the requests it sent. */
function tables(answers: Record<string, Answer | ((url: URL) => Answer)>, total?: number) {
  const requests: URL[] = [];
  const client = new PostgrestClient<Database>('http://backend', {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      requests.push(url);
      const table = answers[url.pathname.slice(1)] ?? [];
      const found = typeof table === 'function' ? table(url) : table;
      const headers = { 'content-range': `*/${total ?? found.length}` };
      return init?.method === 'HEAD'
        ? new Response(null, { headers })
        : Response.json(found, { headers });
    },
  });
  const asked = (table: string) => requests.filter((url) => url.pathname === `/${table}`);
  return { client, asked, requests };
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

it('reads all travels in a fixed order and presents region, type and tags', async () => {
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
  expect(url?.searchParams.get('order')).toBe('title_key.asc,id.asc');
  expect(url?.searchParams.get('select')).toContain('regions!region_id(id,title)');
});

it('sends all conditions in one request, and ids as a filter', async () => {
  const { client, asked } = tables({ 'rpc/find_travels': [travel('tipaza')] });
  const filters = {
    search: ' 50%_a\\b*,id.eq.x),"( ',
    region: 'West',
    type: 'Tour',
    tags: ['coast', 'hi"king, {long}\\', 'coast'],
    duration: '2 days',
    groupSize: '2-8',
    id: ['tipaza', 'a"b'],
  };
  expect(await listTravels(client, filters)).toMatchObject([{ id: 'tipaza', region: 'West' }]);
  const query = asked('rpc/find_travels')[0]?.searchParams;
  expect(query?.get('term')).toBe('50%_a\\b*,id.eq.x),"(');
  expect(query?.get('region')).toBe('West');
  expect(query?.get('type')).toBe('Tour');
  expect(query?.get('tags')).toBe('{"coast","hi\\"king, {long}\\\\"}');
  expect(query?.get('duration')).toBe('2 days');
  expect(query?.get('group_size')).toBe('2-8');
  expect(query?.get('id')).toBe('in.("tipaza","a\\"b")');
  expect(asked('travels')).toEqual([]);
});

it('lets the database return one page of the matches', async () => {
  const { client, asked } = tables({ 'rpc/find_travels': [travel('tipaza')] });
  expect(await listTravels(client, { region: 'West' }, 3)).toMatchObject([{ id: 'tipaza' }]);
  const query = asked('rpc/find_travels')[0]?.searchParams;
  expect([query?.get('skip'), query?.get('page_size')]).toEqual(['48', '24']);
  expect(query?.get('offset')).toBeNull();
});

it('finds nothing for an empty list of ids, without a request', async () => {
  const { client, requests } = tables({});
  expect(await listTravels(client, { id: [] })).toEqual([]);
  expect(await countTravels(client, { id: [] })).toBe(0);
  expect(requests).toEqual([]);
});

it('requests one page only', async () => {
  const { client, asked } = tables({ travels: [] });
  await listTravels(client, {}, 3);
  const query = asked('travels')[0]?.searchParams;
  expect([query?.get('offset'), query?.get('limit')]).toEqual(['48', '24']);
});

it('reads a page far down the list by its keys first, and keeps their order', async () => {
  const { client, asked } = tables({
    travels: (url) =>
      url.searchParams.get('select') === 'id'
        ? [{ id: 'tlemcen' }, { id: 'tipaza' }]
        : [travel('tipaza'), travel('tlemcen')],
  });
  const found = await listTravels(client, {}, 400);
  expect(found.map(({ id }) => id)).toEqual(['tlemcen', 'tipaza']);
  const [keys, rows] = asked('travels').map(({ searchParams }) => searchParams);
  expect([keys?.get('offset'), keys?.get('limit')]).toEqual(['9576', '24']);
  expect(rows?.get('id')).toBe('in.("tlemcen","tipaza")');
});

it('counts with the same filter, selecting only the id', async () => {
  const { client, asked } = tables({ 'rpc/find_travels': [travel('a'), travel('b')] });
  expect(await countTravels(client, { duration: '1 day' })).toBe(2);
  const query = asked('rpc/find_travels')[0]?.searchParams;
  expect(query?.get('select')).toBe('id');
  expect(query?.get('duration')).toBe('1 day');
});

it('applies a price range to every row that matches, then takes the page', async () => {
  const prices = Array.from({ length: 2500 }, (_, place) => travel(`t${place}`, `${place} DA`));
  const { client, asked } = tables(
    {
      travels: (url) => {
        const ids = url.searchParams.get('id')?.match(/t\d+/g);
        if (ids) return prices.filter(({ id }) => ids.includes(id)).reverse();
        const offset = Number(url.searchParams.get('offset'));
        return prices.slice(offset, offset + 1000);
      },
    },
    2500,
  );
  const priceRange: [number, number] = [30, 2470];
  expect(await countTravels(client, { priceRange })).toBe(2441);
  const second = await listTravels(client, { priceRange }, 2);
  expect(second.map(({ id }) => id)).toEqual(
    Array.from({ length: 24 }, (_, place) => `t${54 + place}`),
  );
  expect(asked('travels').at(-1)?.searchParams.get('limit')).toBeNull();
});
