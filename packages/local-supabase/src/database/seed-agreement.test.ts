/** What the seed says twice, in tags, numbers and sentences, is the same in the three languages. */
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

let connection: PgliteConnection;
beforeAll(async () => {
  const snapshot = await projectSnapshot({ migrationsDir, seed: true, log: () => undefined });
  connection = await openDatabase(undefined, snapshot);
});
afterAll(() => connection.close());

const families = { en: /famil/i, fr: /famil/i, ar: /عائل|أسر/ };
const ages = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

type Trip = { id: string; minimum_age: number | null; isTagged: boolean; suits: Suits };
type Suits = Record<keyof typeof families, string>;

async function trips(table: 'travels' | 'activities'): Promise<Trip[]> {
  const isTagged =
    table === 'travels'
      ? `exists (select from travel_tags where travel_id = trip.id and tag_id = 'family')`
      : 'false';
  const texts = (language: string) => `coalesce((
    select string_agg(text, ' | ') from translatable_texts
    where resource = '${table}' and record_id = trip.id and field = 'suits' and language = '${language}'
  ), '')`;
  const { rows } = await connection.driver.query<Trip>(
    `select id, minimum_age, ${isTagged} as "isTagged", jsonb_build_object(
       'en', array_to_string(suits, ' | '), 'fr', ${texts('fr')}, 'ar', ${texts('ar')}) as suits
     from ${table} trip order by id`,
  );
  return rows;
}

it('a travel has the tag for families if it says that it suits them', async () => {
  const all = await trips('travels');
  expect(all.length).toBeGreaterThan(30);
  const named = (language: keyof Suits) =>
    all.filter(({ suits }) => families[language].test(suits[language])).map(({ id }) => id);
  const tagged = all.filter(({ isTagged }) => isTagged).map(({ id }) => id);
  expect(named('en')).toEqual(tagged);
  expect(named('fr')).toEqual(tagged);
  expect(named('ar')).toEqual(tagged);
});

it('the age in a sentence is the youngest age', async () => {
  const all = [...(await trips('travels')), ...(await trips('activities'))];
  const differing = all.flatMap(({ id, minimum_age, suits }) => {
    const [, age] = /\bfrom (?:about )?(\d+|[a-z]+)\b(?= years|\b)/.exec(suits.en) ?? [];
    const years = ages.indexOf(age ?? '') + 1 || Number(age);
    return years > 0 && years !== minimum_age ? [`${id}: ${suits.en}`] : [];
  });
  expect(differing).toEqual([]);
});

it('a road trip that forbids driving it oneself suggests only vehicles with their driver', async () => {
  const { rows } = await connection.driver.query<{ id: string; answer: string; driven: boolean }>(
    `select travel.id, question ->> 'answer' as answer, travel.vehicle_included and not exists (
       select from travel_vehicles suited join vehicles vehicle on vehicle.id = suited.vehicle_id
       where suited.travel_id = travel.id and not vehicle.with_driver) as driven
     from travels travel, jsonb_array_elements(to_jsonb(travel.questions)) question
     where travel.type_id = 'road-trip' and question ->> 'question' ~* 'drive (it )?ourselves'`,
  );
  expect(rows).toEqual([
    { id: 'western-oases', answer: expect.stringMatching(/^Not on this trip/), driven: true },
  ]);
});

it('the difficulty of an activity is its effort, in the words of the trips', async () => {
  const { rows } = await connection.driver.query<{ id: string; effort: string; words: string }>(
    `select id, effort, (
       select string_agg(text, ' ' order by language desc) from translatable_texts
       where resource = 'activities' and record_id = activity.id and field = 'difficulty'
     ) || ' ' || difficulty as words
     from activities activity where effort is not null order by id`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const words: Record<string, string> = {
    easy: 'Facile سهل Easy',
    moderate: 'Modéré متوسط Moderate',
    demanding: 'Soutenu صعب Demanding',
    strenuous: 'Difficile شاق Strenuous',
  };
  expect(rows.map(({ id, words }) => `${id}: ${words}`)).toEqual(
    rows.map(({ id, effort }) => `${id}: ${words[effort]}`),
  );
});
