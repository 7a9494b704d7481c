/** Public reads in three languages, through the API: texts, the English ones that code needs, fallbacks, requests. */
import { countActivities, getActivity, listActivities } from '@expat-buddy/domain/activity/queries';
import { getActivityCategory } from '@expat-buddy/domain/activity-category/queries';
import type { Database } from '@expat-buddy/domain/database.types';
import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { englishOf } from '@expat-buddy/domain/language/english-of';
import { langOf } from '@expat-buddy/domain/language/lang-of';
import type { Language } from '@expat-buddy/domain/language/languages';
import { listCollections } from '@expat-buddy/domain/product/queries';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import { readTravelChoices } from '@expat-buddy/domain/travel/choice-queries';
import { mapTravels } from '@expat-buddy/domain/travel/map-queries';
import { termLabel } from '@expat-buddy/domain/travel/present-travel';
import { getTravel, listTravelFacts, listTravels } from '@expat-buddy/domain/travel/queries';
import { listRouteStops } from '@expat-buddy/domain/travel/route-queries';
import { listRegions } from '@expat-buddy/domain/travel-term/queries';
import { getTravelDetails } from '@expat-buddy/domain/trip/queries';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';

const ID = 'language-test';
const everywhere = { west: -180, south: -90, east: 180, north: 90 };
let project: Project;
let requests: string[] = [];

/** The site's client in a language. */
function reading(language: Language) {
  const client = new PostgrestClient<Database>(`${project.apiUrl}/rest/v1`, {
    headers: { apikey: project.publishableKey },
    fetch: (input, init) => {
      requests.push(decodeURIComponent(String(input)).replaceAll('+', ' '));
      return fetch(input, init);
    },
  });
  return withLanguage(client, language);
}

async function translate(
  resource: string,
  record: string,
  texts: [field: string, item: string, fr: string, ar?: string][],
) {
  for (const [field, item, fr, ar] of texts)
    for (const [language, text] of Object.entries({ fr, ar }))
      if (text)
        await project.sql(
          `insert into public.translations (resource, record_id, field, item, language, text, source_text, status)
           values ($1, $2, $3, $4, $5, $6, 'English', 'published')
           on conflict (resource, record_id, field, item, language) do update set text = excluded.text`,
          [resource, record, field, item, language, text],
        );
}

async function clear() {
  await project.sql(`delete from public.travels where id like '${ID}%'`);
  await project.sql(`delete from public.regions where id = '${ID}'`);
}

beforeAll(async () => {
  project = await sharedProject();
  await clear();
  await project.sql(`insert into public.regions (id, title) values ('${ID}', 'Test Coast')`);
  await project.sql(
    `insert into public.travels (id, title, location, description, highlights, activities, price, duration, "groupSize",
       latitude, longitude, region_id, meeting_point, questions, status)
     values ('${ID}', 'Language Bay', '', 'Two days.', '{Port,Market}', '{Sailing}', '9 000 DA', '77 days', '2-8 people',
       36, 3, '${ID}', 'At the port', '[{"id": "q1", "question": "Why?", "answer": "So."}]', 'published'),
       ('${ID}-2', 'Language Cape', '', '', '{}', '{}', '', '', '', null, null, null, '', '[]', 'published')`,
  );
  const day = '00000000-0000-4000-8000-00000000da71';
  await project.sql(
    `insert into public.travel_days (id, travel_id, day_number, title, stops) values ('${day}', '${ID}', 1, 'Out', '{Port}')`,
  );
  await translate('regions', ID, [['title', '', 'Côte d’essai', 'ساحل الاختبار']]);
  await translate('travels', ID, [
    ['title', '', 'Baie des langues', 'خليج اللغات'],
    ['price', '', '9 000 DA (fr)'],
    ['duration', '', '77 jours', '77 يوما'],
    ['groupSize', '', '2 à 8 personnes'],
    ['meeting_point', '', 'Au port'],
    ['questions.answer', 'q1', 'Parce que.'],
    ['days.title', day, 'Départ'],
  ]);
  await project.sql(
    `insert into public.translations (resource, record_id, field, item, language, text, source_text, status) values
       ('travels', '${ID}', 'highlights', md5('Market'), 'fr', 'Marché', 'Market', 'published'),
       ('travels', '${ID}', 'activities', md5('Sailing'), 'fr', 'Voile', 'Sailing', 'published'),
       ('travels', '${ID}', 'days.stops', '${day}/' || md5('Port'), 'fr', 'Le port', 'Port', 'published'),
       ('travels', '${ID}-2', 'title', '', 'fr', 'Aaa', 'Language Cape', 'published')`,
  );
});
afterAll(clear);

it('reads a travel with its labels, and keeps the English that filters and rules need', async () => {
  const french = await getTravel(reading('fr'), ID);
  expect(french).toMatchObject({
    title: 'Baie des langues',
    description: 'Two days.',
    highlights: ['Port', 'Marché'],
    activities: ['Voile'],
    price: '9 000 DA (fr)',
    duration: '77 jours',
    region: 'Test Coast',
    english: {
      activities: ['Sailing'],
      price: '9 000 DA',
      duration: '77 days',
      groupSize: '2-8 people',
    },
  });
  if (!french) throw new Error('missing');
  expect(termLabel(french, 'Test Coast')).toBe('Côte d’essai');
  expect(englishOf(french, 'duration')).toBe('77 days');
  expect(langOf(french, 'title')).toBeUndefined();
  expect(langOf(french, 'description')).toBe('en');
  expect(['highlights.0', 'highlights.1'].map((path) => langOf(french, path))).toEqual([
    'en',
    undefined,
  ]);

  const arabic = await getTravel(reading('ar'), ID);
  expect(arabic).toMatchObject({ title: 'خليج اللغات', price: '9 000 DA', duration: '77 يوما' });
  expect(arabic && termLabel(arabic, 'Test Coast')).toBe('ساحل الاختبار');
});

it('reads days, questions and stops', async () => {
  const details = await getTravelDetails(reading('fr'), ID);
  expect(details).toMatchObject({
    meeting_point: 'Au port',
    questions: [{ id: 'q1', question: 'Why?', answer: 'Parce que.' }],
    days: [{ title: 'Départ', stops: ['Le port'] }],
    untranslated: ['questions.0.question'],
  });
  expect(await listRouteStops(reading('fr'), ID)).toMatchObject([{ name: 'Le port' }]);
  expect(await listRouteStops(reading('en'), ID)).toMatchObject([{ name: 'Port' }]);
});

it('orders and filters the same way in every language', async () => {
  const titles = async (language: Language) =>
    (await listTravels(reading(language), { search: 'Language ' })).map(({ title }) => title);
  expect(await titles('en')).toEqual(['Language Bay', 'Language Cape']);
  expect(await titles('fr')).toEqual(['Aaa', 'Baie des langues']);
  const inFrench = reading('fr');
  const found = await listTravels(inFrench, { region: 'Test Coast', duration: '77 days' });
  expect(found.map(({ id }) => id)).toEqual([ID]);
  expect(await listTravelFacts(inFrench, { id: ID, priceRange: [8000, 9500] })).toMatchObject([
    { price: '9 000 DA (fr)', english: { price: '9 000 DA' } },
  ]);
  const ids = { region: 'Test Coast' };
  expect(await mapTravels(inFrench, ids, everywhere)).toMatchObject([
    { travel: { title: 'Baie des langues', duration: '77 jours' } },
  ]);
  expect(await mapTravels(reading('en'), ids, everywhere)).toMatchObject([
    { travel: { title: 'Language Bay', duration: '77 days' } },
  ]);
});

it('labels the choices of the filters, whose values stay English', async () => {
  expect(await readTravelChoices(reading('ar'))).toMatchObject({
    durations: expect.arrayContaining(['77 days']),
    labels: { '77 days': '77 يوما' },
  });
  const regions = await listRegions(reading('fr'));
  expect(regions).toContainEqual({ id: ID, title: 'Test Coast', label: 'Côte d’essai' });
  expect(await listRegions(reading('en'))).toContainEqual({ id: ID, title: 'Test Coast' });
});

it('sends the same requests in English, and as many in the other languages', async () => {
  const [category = { id: '' }] = await project.sql<{ id: string }>(
    'select id from public.activity_categories limit 1',
  );
  const reads = async (language: Language) => {
    const client = reading(language);
    requests = [];
    const rows: unknown[] = [
      await listTravels(client),
      await listActivities(client),
      await countActivities(client),
      await getActivity(client, 'missing'),
      await getActivityCategory(client, category.id),
      await getSiteSettings(client),
      await listCollections(client),
    ];
    return { rows, requests: [...requests] };
  };
  const english = await reads('en');
  expect(english.requests.join(' ')).not.toMatch(/transl|english_|~|_fr/);
  expect(JSON.stringify(english.rows)).not.toMatch(/translations|translated|english/);
  const french = await reads('fr');
  expect(french.requests).toHaveLength(english.requests.length);
  expect(JSON.stringify(french.rows)).not.toMatch(/translations|translated_|english_/);
  const shape = (rows: unknown[]) =>
    rows.map((row) => (Array.isArray(row) ? row.length : typeof row));
  expect(shape(french.rows)).toEqual(shape(english.rows));
});
