// What the publishable key may do over HTTP: the calls of the specification, and nothing more.
import { expect, test } from '@playwright/test';
import { server } from '../support/api.ts';
import { apiUrl, publishableKey } from '../support/settings.ts';

const headers = { apikey: publishableKey, 'content-type': 'application/json' };

const get = (path: string) => fetch(`${apiUrl}/rest/v1/${path}`, { headers });
const insert = (row: Record<string, unknown>) =>
  fetch(`${apiUrl}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { ...headers, prefer: 'return=minimal' },
    body: JSON.stringify(row),
  });

const nextYear = new Date().getFullYear() + 1;

function inquiry(changes: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    name: 'Amel',
    email: 'amel@example.org',
    service: 'general',
    message: 'We would like to walk in spring.',
    groupSize: '3-5',
    childrenUnder12: 1,
    childrenUnder5: 0,
    departureDate: `${nextYear}-04-01`,
    returnDate: `${nextYear}-04-08`,
    needsTransportation: true,
    ...changes,
  };
}

test('activities come with every column, sorted by title', async () => {
  const response = await get('activities?select=*&order=title.asc');
  expect(response.status).toBe(200);
  const rows = (await response.json()) as { title: string }[];
  expect(rows.length).toBeGreaterThanOrEqual(14);
  expect(rows[0]).toMatchObject({
    id: expect.any(String),
    title: expect.any(String),
    description: expect.any(String),
    image: expect.any(String),
    icon: expect.any(String),
    category_id: expect.any(String),
    highlights: expect.any(Array),
    requirements: expect.any(Array),
    duration: expect.any(String),
    groupsize: expect.any(String),
    difficulty: expect.any(String),
    besttime: expect.any(String),
    longdescription: expect.any(String),
  });
});

test('an unpublished activity is hidden', async () => {
  const id = `draft-${crypto.randomUUID().slice(0, 8)}`;
  await server()
    .from('activities')
    .insert({ id, title: 'A draft', status: 'draft' })
    .throwOnError();
  expect(await (await get(`activities?select=id&id=eq.${id}`)).json()).toEqual([]);
  await server().from('activities').delete().eq('id', id).throwOnError();
});

test('a travel comes with its region, types and tags', async () => {
  const response = await get(
    'travels?select=*,regions!region_id(title),types!type_id(title),travel_tags(tags(title)),travel_types(types(title))&id=eq.oran',
  );
  expect(response.status).toBe(200);
  const [oran] = (await response.json()) as Record<string, unknown>[];
  expect(oran).toMatchObject({
    id: 'oran',
    imageUrl: expect.any(String),
    groupSize: expect.any(String),
    regions: { title: expect.any(String) },
    types: { title: expect.any(String) },
    travel_tags: expect.arrayContaining([{ tags: { title: expect.any(String) } }]),
    travel_types: expect.arrayContaining([{ types: { title: expect.any(String) } }]),
  });
});

test('the services have the types of the specification', async () => {
  const rows = (await (await get('services?select=title,service_type')).json()) as object[];
  expect(rows).toEqual(
    expect.arrayContaining([
      { title: 'Ask Before You Come', service_type: 'general' },
      { title: 'Expat Handbook', service_type: 'handbook' },
      { title: 'A Mechanic You Can Trust', service_type: 'mechanic' },
      { title: 'Team Days', service_type: 'team-building' },
      { title: 'Events and Celebrations', service_type: 'events' },
      { title: 'Trip Planner', service_type: 'trip-planner' },
      { title: 'Cars, Vans and Drivers', service_type: 'car-rental' },
    ]),
  );
});

test('every category route of the specification exists', async () => {
  for (const route of ['western', 'eastern', 'adventure', 'desert', 'cultural', 'day-trips']) {
    const rows = (await (
      await get(`travel_categories?select=*&route=eq.${route}`)
    ).json()) as unknown[];
    expect(rows, route).toHaveLength(1);
  }
});

test('an inquiry can be sent but not read', async () => {
  const row = inquiry();
  expect((await insert(row)).status).toBe(201);
  expect((await get(`contact_submissions?select=id&id=eq.${row.id}`)).status).toBe(401);
  expect((await insert(row)).status, 'the same inquiry once more').toBe(409);
});

const REFUSED: [string, Record<string, unknown>][] = [
  ['a name of one character', { name: ' A ' }],
  ['an address that is none', { email: 'amel@nowhere' }],
  ['a message of nine characters', { message: '123456789' }],
  ['a message of spaces', { message: '            ' }],
  ['no service', { service: ' ' }],
  ['a group size that is not offered', { groupSize: '7' }],
  ['fewer than no children', { childrenUnder5: -1 }],
  ['half a child', { childrenUnder12: 0.5 }],
  ['a departure in the past', { departureDate: '2020-01-01' }],
  ['a return before the departure', { returnDate: `${nextYear}-03-31` }],
  ['a return in six years', { returnDate: `${nextYear + 5}-12-31` }],
  ['a departure that is never', { departureDate: 'infinity' }],
  ['a day that does not exist', { departureDate: `${nextYear}-02-30` }],
];
for (const [what, changes] of REFUSED) {
  test(`an inquiry with ${what} is refused`, async () => {
    const row = inquiry(changes);
    expect((await insert(row)).status).toBe(400);
    const { data } = await server()
      .from('contact_submissions')
      .select('id')
      .eq('id', row.id)
      .throwOnError();
    expect(data).toEqual([]);
  });
}

test('a visitor cannot set the status of an inquiry', async () => {
  expect((await insert(inquiry({ status: 'won' }))).status).toBe(401);
  expect((await insert(inquiry({ created_at: '2020-01-01T00:00:00Z' }))).status).toBe(401);
});

test('the search finds a place in any spelling', async () => {
  for (const term of ['Bejaia', 'béjaïa', 'BÉJAIA']) {
    const response = await fetch(`${apiUrl}/rest/v1/rpc/search_site`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ term, per_kind: 3 }),
    });
    const rows = (await response.json()) as { record_id: string }[];
    expect(
      rows.map((row) => row.record_id),
      term,
    ).toContain('bejaia');
  }
});

test('send-email refuses an unknown inquiry', async () => {
  const response = await fetch(`${apiUrl}/functions/v1/send-email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...inquiry(), submissionId: crypto.randomUUID() }),
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});
