import { server } from './api.ts';
import { test as base } from './fixtures.ts';

type Key = { key: string };

/** Three travels of the test's own, found by a word that no other travel has. */
export const test = base.extend<{ own: Key }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  own: async ({}, use) => {
    const key = `k${crypto.randomUUID().slice(0, 8)}`;
    const database = server();
    const travel = (name: string, price: string, duration: string, groupSize: string) => ({
      id: `test-${key}-${name.toLowerCase()}`,
      title: `${name} of ${key}`,
      location: `Test dunes 50%_,() ${key}`,
      region_id: 'sahara',
      type_id: 'desert',
      price,
      duration,
      groupSize,
      status: 'published' as const,
      imageUrl: 'illustrations/dunes-night.webp',
    });
    const rows = [
      {
        ...travel('Anise', '12 000 DA', '2 days', '2-8 people'),
        ...{ latitude: 26.5, longitude: -1, best_months: [10] },
        ...{ price_amount: 12_000, price_currency: 'DZD', price_unit: 'person' },
      },
      {
        ...travel('Basil', '30 000 DA', '1 day', '1-6 people'),
        ...{ latitude: 24, longitude: 2.5, good_months: [4, 10] },
      },
      { ...travel('Cumin', 'on request', '9 days', '4-10 people'), latitude: 28, longitude: 6 },
    ];
    await database.from('travels').insert(rows).throwOnError();
    const ids = rows.map(({ id }) => id);
    await database
      .from('travel_types')
      .insert(ids.map((travel_id) => ({ travel_id, type_id: 'desert' })))
      .throwOnError();
    await database
      .from('travel_tags')
      .insert([
        { travel_id: `test-${key}-anise`, tag_id: 'desert' },
        { travel_id: `test-${key}-anise`, tag_id: 'camping' },
        { travel_id: `test-${key}-basil`, tag_id: 'desert' },
      ])
      .throwOnError();
    await use({ key });
    await database.from('travels').delete().in('id', ids).throwOnError();
  },
});
