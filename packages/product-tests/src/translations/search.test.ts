/** The search and the travels filter in three languages, through the API. */
import type { Database } from '@expat-buddy/domain/database.types';
import { withLanguage } from '@expat-buddy/domain/language/client-language';
import { type Language, languages } from '@expat-buddy/domain/language/languages';
import { isNearestOnly, searchSite } from '@expat-buddy/domain/search/queries';
import { mapTravels } from '@expat-buddy/domain/travel/map-queries';
import { countTravels, listTravels } from '@expat-buddy/domain/travel/queries';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';

const ID = 'search-language-test';
let project: Project;
let calls: unknown[] = [];

/** The site's client in a language. */
const reading = (language: Language) =>
  withLanguage(
    new PostgrestClient<Database>(`${project.apiUrl}/rest/v1`, {
      headers: { apikey: project.publishableKey },
      fetch: (input, init) => {
        if (init?.body) calls.push(JSON.parse(String(init.body)));
        return fetch(input, init);
      },
    }),
    language,
  );

const clear = () => project.sql(`delete from public.travels where id = '${ID}'`);

beforeAll(async () => {
  project = await sharedProject();
  await clear();
  await project.sql(
    `insert into public.travels (id, title, description, latitude, longitude, status)
     values ('${ID}', 'Beaches of Vinjokez', 'Two days of dunes.', 36, 3, 'published')`,
  );
  await project.sql(
    `insert into public.translations (resource, record_id, field, language, text, source_text, status) values
       ('travels', '${ID}', 'title', 'fr', 'Les plages d’Orvanette', 'Beaches of Vinjokez', 'published'),
       ('travels', '${ID}', 'title', 'ar', 'شواطئ مزغرانية', 'Beaches of Vinjokez', 'published'),
       ('travels', '${ID}', 'description', 'fr', 'Brouillonnade', 'Two days of dunes.', 'draft')`,
  );
});
afterAll(clear);

it.each([
  ['fr', 'Orvanette', 'Les plages d’Orvanette'],
  ['fr', 'plage d’Orvanette', 'Les plages d’Orvanette'],
  ['fr', 'orvannete', 'Les plages d’Orvanette'],
  ['fr', 'مزغرانيه', 'Les plages d’Orvanette'],
  ['ar', 'المزغرانيات', 'شواطئ مزغرانية'],
  ['ar', 'مزغرانيه', 'شواطئ مزغرانية'],
  ['ar', 'Vinjokez', 'شواطئ مزغرانية'],
  ['en', 'Orvanette', 'Beaches of Vinjokez'],
  ['en', 'شاطئ مزغرانية', 'Beaches of Vinjokez'],
] as const)('finds and shows texts in the language (%s: %s)', async (language, term, title) => {
  const groups = await searchSite(reading(language), term, 50);
  const found = groups.flatMap(({ results }) => results).find(({ record_id }) => record_id === ID);
  expect(found?.title).toBe(title);
  expect(found?.untranslated).toEqual(language === 'en' ? [] : ['summary']);
});

it('does not find drafts of translations', async () => {
  const groups = await searchSite(reading('fr'), 'Brouillonnade', 50);
  const found = groups.flatMap(({ results }) => results.map(({ record_id }) => record_id));
  expect(found).not.toContain(ID);
});

it('sends the same request in English', async () => {
  calls = [];
  const english = await searchSite(reading('en'), 'vinjokez');
  expect(isNearestOnly(english)).toBe(false);
  await searchSite(reading('ar'), 'vinjokez');
  expect(calls).toEqual([
    { term: 'vinjokez', per_kind: 6 },
    { term: 'vinjokez', per_kind: 6, language: 'ar' },
  ]);
});

it.each(languages)('filters, counts and maps travels by the same words (%s)', async (language) => {
  const client = reading(language);
  for (const search of {
    en: ['vinjokez'],
    fr: ['orvanette', 'plages d’orvanette'],
    ar: ['مزغرانيه'],
  }[language]) {
    expect((await listTravels(client, { search })).map(({ id }) => id)).toEqual([ID]);
    expect(await countTravels(client, { search })).toBe(1);
    const frame = { west: -180, south: -90, east: 180, north: 90 };
    expect(await mapTravels(client, { search }, frame)).toMatchObject([{ travel: { id: ID } }]);
  }
});
