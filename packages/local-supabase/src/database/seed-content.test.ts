import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { guideTopics } from '@expat-buddy/domain/guide-entry/topics';
import { type CheckedTrip, completeness } from '@expat-buddy/domain/trip/completeness';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir, repositoryDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

let connection: PgliteConnection;
beforeAll(async () => {
  const snapshot = await projectSnapshot({ migrationsDir, seed: true, log: () => undefined });
  connection = await openDatabase(undefined, snapshot);
});
afterAll(() => connection.close());

const names = async (sql: string) =>
  (await connection.driver.query<{ name: string }>(sql)).rows.map(({ name }) => name);

const answers = {
  'price unit': `price_unit is not null`,
  included: `included <> '{}' and not_included <> '{}'`,
  months: `best_months <> '{}' and months_reason <> ''`,
  'way there': `meeting_point <> '' and getting_there <> ''`,
  people: `what_to_bring <> '{}' and suits <> '{}' and unsuitable_for <> '{}' and effort is not null`,
  papers: `papers <> '' and safety <> ''`,
  heat: `heat <> ''`,
  questions: `jsonb_array_length(questions) between 2 and 4`,
  gallery: `jsonb_array_length(gallery) between 2 and 4`,
};
const travelAnswers = {
  ...answers,
  'amount of its price': `(price_amount is null) = (price = 'on request')`,
  'days or why it has none': `(no_itinerary_reason = '')
    = exists (select from public.travel_days day where day.travel_id = trip.id)`,
};

it.each([
  {
    trips: 'travels',
    count: 37,
    states: ['draft', 'published', 'archived'],
    conditions: travelAnswers,
  },
  { trips: 'activities', count: 14, states: ['published'], conditions: answers },
])('$count $trips answer what visitors decide on', async ({ trips, count, states, conditions }) => {
  const described = `from public.${trips} trip where status in ('${states.join(`', '`)}')`;
  expect(await names(`select id as name ${described}`)).toHaveLength(count);
  for (const [answer, condition] of Object.entries(conditions)) {
    const without = await names(`select id as name ${described} and (${condition}) is not true`);
    expect(without, answer).toEqual([]);
  }
});

it.each(['travels', 'activities'] as const)(
  'the database and the editor count the same answers of %s',
  async (table) => {
    const days =
      table === 'travels'
        ? '(select coalesce(jsonb_agg(to_jsonb(day)), $$[]$$) from public.travel_days day where day.travel_id = trip.id)'
        : '$$[]$$::jsonb';
    const { rows } = await connection.driver.query<{ trip: CheckedTrip; counted: number }>(
      `select to_jsonb(trip) || jsonb_build_object('days', ${days}) as trip, public.completeness(trip) as counted
       from public.${table} trip`,
    );
    expect(new Set(rows.map(({ counted }) => counted)).size).toBeGreaterThan(1);
    for (const { trip, counted } of rows) expect(counted).toBe(completeness(trip, table).answered);
  },
);

it('every vehicle has its sizes, its floor plan and the terms that do not depend on the contract', async () => {
  const all = await names(`select id as name from public.vehicles where status = 'published'`);
  const described = await names(
    `select id as name from public.vehicles where status = 'published'
       and length > 0 and width > 0 and height > 0 and floor_plan is not null and seats_with_belts > 0
       and fuel is not null and licence <> '' and who_may_drive <> '' and breakdown <> ''`,
  );
  expect(described).toEqual(all);
  expect(all).toHaveLength(6);
});

it('every service says how its price is calculated, what it needs and how long it takes', async () => {
  const all = await names(`select id as name from public.services where status = 'published'`);
  const answered = await names(
    `select id as name from public.services where status = 'published'
       and price_calculation <> '' and what_you_bring <> '{}' and usual_time <> ''`,
  );
  expect(answered).toEqual(all);
  expect(all).toHaveLength(8);
});

it('every travel has as many days as its duration says', async () => {
  const others = await names(
    `select travel.id as name from public.travels travel join public.travel_days day on day.travel_id = travel.id
     group by travel.id having count(*) <> substring(duration from '^\\d+')::integer`,
  );
  expect(others).toEqual([]);
});

it('every stop of a day is a known place', async () => {
  const unknown = await names(
    `select route.name from public.travels travel, public.travel_route(travel.id) route
     where route.latitude is null`,
  );
  expect(unknown).toEqual([]);
});

it('every topic of the guide has statements, each with its source', async () => {
  const published = `from public.guide_entries where status = 'published'`;
  const topics = await names(`select distinct topic as name ${published} and statement <> ''`);
  expect(topics.sort()).toEqual([...guideTopics].sort());
  const unsourced = await names(
    `select id as name ${published} and (checked_on is null or source_note = '') and statement <> ''`,
  );
  expect(unsourced).toEqual([]);
});

it('every image of a gallery exists', async () => {
  const images = await names(
    `select distinct entry ->> 'image' as name
     from (select gallery from public.travels union all select gallery from public.activities) trip,
       jsonb_array_elements(gallery) entry`,
  );
  const existing = readdirSync(join(repositoryDir, 'apps/site/public/illustrations')).map(
    (file) => `illustrations/${file}`,
  );
  expect(existing).toEqual(expect.arrayContaining(images));
});
