import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import type { Database } from '../../database.types.ts';
import { withLanguage } from '../../language/client-language.ts';
import type { Language } from '../../language/languages.ts';
import { getIssueTrips } from './trips.ts';

const rows = {
  travels: { id: 'oran', title: 'Oran', imageUrl: '', price: '540 €', price_unit: 'person' },
  activities: {
    id: 'ride',
    title: 'Ride',
    image: '',
    price_amount: 9000,
    price_currency: 'DZD',
    price_unit: 'group',
  },
};

const client = new PostgrestClient<Database>('https://api.example/rest/v1', {
  fetch: async (input) =>
    Response.json([String(input).includes('/travels') ? rows.travels : rows.activities]),
});

const pricesIn = async (language: Language) =>
  [
    ...(
      await getIssueTrips(withLanguage(client, language), ['travels/oran', 'activities/ride'])
    ).values(),
  ].map(({ price }) => price);

it('says what a price is for, in the language of the issue', async () => {
  expect(await pricesIn('en')).toEqual([
    '540 € per person',
    expect.stringMatching(/DA per group$/),
  ]);
  expect(await pricesIn('fr')).toEqual([
    '540 € par personne',
    expect.stringMatching(/par groupe$/),
  ]);
  expect(await pricesIn('ar')).toEqual(['540 € للشخص', expect.stringMatching(/دج للمجموعة$/)]);
});
