import type { RaRecord } from 'react-admin';
import { afterAll, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: () => {}, removeItem: () => {} });
vi.resetModules();
const { openOffice } = await import('./office.fixture.ts');
const { planOf } = await import('#features/bulk/import/import-plan.ts');
const { recordExport } = await import('#features/bulk/records/record-columns.ts');
const { shownNameOf } = await import('#providers/data/shown-name.ts');
const { titlesOf } = await import('#resources/travels/travel-record.ts');
const { toCsv } = await import('#ui/csv.ts');
const { provider, fileKinds } = await openOffice();

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const page = { page: 1, perPage: 100 };
const byId = { field: 'id', order: 'ASC' } as const;

it('names regions, types and tags in lists in French', async () => {
  const { data } = await provider.getList('travels', { pagination: page, sort: byId, filter: {} });
  const oran = data.find(({ id }) => id === 'oran');
  expect(shownNameOf(oran?.region)).toBe('Ouest');
  const types = oran?.travel_types.map(({ types }: RaRecord) => types);
  const tags = oran?.travel_tags.map(({ tags }: RaRecord) => tags);
  expect(titlesOf(types)).toEqual(['Bord de mer', 'Séjour en ville']);
  expect(titlesOf(tags)).toEqual(['cuisine', 'famille', 'histoire', 'littoral', 'musique']);
});

it('names the collection of a product in French', async () => {
  const { default: products } = await import('#resources/store/product-kind.tsx');
  const { data } = await provider.getList('products', {
    ...{ pagination: page, sort: byId, filter: {} },
    meta: { columns: products.columns },
  });
  const knife = data.find(({ id }) => id === 'boussaadi-small');
  expect(shownNameOf(knife?.collection)).toBe('Couteaux de Bou Saâda');
});

it('writes files with the French names and headings, and reads English ones too', async () => {
  const travels = fileKinds.find(({ resource }) => resource === 'travels');
  if (!travels) throw new Error('Travels have no files.');
  const { columns, read } = recordExport(travels, provider);
  const asked = { ids: ['oran'], meta: { columns: read } };
  const { data } = await provider.getMany<RaRecord>('travels', asked);
  const file = toCsv(data, await columns());
  expect(file).toContain('Identifiant;');
  expect(file).toContain(';Ouest;');
  expect(file).toContain('Séjour en ville');
  for (const csv of [file, file.replace(';Ouest;', ';West;')]) {
    const plan = await planOf(provider, travels, new File([csv], 'voyages.csv'));
    expect(plan.rows.map(({ state, problems }) => [state, problems])).toEqual([['unchanged', []]]);
  }
});

it('reads what each list of the back office shows', async () => {
  const { data } = await provider.getList('review-management', {
    ...{ pagination: page, sort: { field: 'created_at', order: 'DESC' }, filter: {} },
  });
  expect(data).toBeInstanceOf(Array);
});
