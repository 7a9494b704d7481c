import { afterAll, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'fr' });
vi.resetModules();
const { matchColumns } = await import('#features/bulk/import/match-columns.ts');
const { recordFields } = await import('#features/bulk/records/record-fields.ts');
const { travelKind } = await import('./travel-kind.ts');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fields = recordFields(travelKind, {});
const namesOf = (headers: string[]) =>
  matchColumns(headers, fields, ['Complet']).fields.map((field) => field?.name);

it('finds each field by its French label', () => {
  expect(namesOf(fields.map(({ label }) => label))).toEqual(fields.map(({ name }) => name));
});

it('also reads what was exported in English', () => {
  expect(namesOf(['Id', 'Title', 'Main type', 'Featured'])).toEqual([
    'id',
    'title',
    'type_id',
    'is_featured',
  ]);
  expect(matchColumns(['Id', 'Complete'], fields, ['Complet']).exportOnly).toEqual(['Complete']);
  const parsed = (name: string, text: string) =>
    fields.find((field) => field.name === name)?.parse(text, {});
  expect(parsed('effort', 'Easy')).toEqual(parsed('effort', 'Facile'));
  expect(parsed('effort', 'Facile')).toEqual({ value: 'easy' });
  expect(parsed('is_featured', 'Yes')).toEqual({ value: true });
  expect(parsed('is_featured', 'Oui')).toEqual({ value: true });
});
