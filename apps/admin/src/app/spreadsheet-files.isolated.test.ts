import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { matchColumns } from '#features/bulk/import/match-columns.ts';
import { planImport } from '#features/bulk/import/plan-import.ts';
import { readCsv } from '#features/bulk/import/read-csv.ts';
import { type FieldChoices, recordFields } from '#features/bulk/records/record-fields.ts';
import type { Fields } from '#features/bulk/records/record-kind.ts';
import { fileKinds } from './record-kinds.fixture.ts';

vi.mock('#providers/supabase.ts', () => ({}));

/** Reads a file of `spreadsheets`, named after the kind of content in it, over one record. */
async function planOf(name: string, before: Fields, choices: FieldChoices = {}) {
  const kind = fileKinds.find(({ resource }) => name.includes(`-${resource}-`));
  if (!kind) throw new Error(`No kind of content for ${name}.`);
  const bytes = await readFile(new URL(`spreadsheets/${name}.csv`, import.meta.url));
  const fields = recordFields(kind, choices);
  const table = await readCsv(new File([bytes], name));
  const columns = matchColumns(table.headers, fields, []);
  const record = { ...kind.toSave(kind.empty), ...before };
  const [row] = planImport(
    { table, columns, kind, fields },
    new Map([[String(before.id), record]]),
  );
  return row;
}

const annaba = { id: 'annaba', name: 'Annaba', latitude: 36.9, longitude: 7.7, spellings: [] };

it.each([
  ['C02b-places-tab-decimal-comma', [36.95, 7.77]],
  ['C11-places-google-sheets-fr', [36.95, 7.77]],
  ['C15-places-reopened-by-french-excel', [36.95, 7.767]],
])('%s has decimals', async (name, position) => {
  const row = await planOf(name, annaba);
  expect(row).toMatchObject({ state: 'changed', problems: [] });
  expect([row?.values.latitude, row?.values.longitude]).toEqual(position);
});

it.each(['C07-products-nbsp', 'C07-products-nfd'])('%s names a choice', async (name) => {
  const title = 'Deglet Nour Dates from Tolga';
  const product = { id: 'deglet-nour-tolga', name: title, collection_id: 'knives' };
  const collection_id = [{ id: 'knives', name: 'Boussaâda Knives' }];
  const row = await planOf(name, product, { collection_id });
  expect(row).toMatchObject({ state: 'unchanged', problems: [] });
});

it('C12-travels-thousands-dot is never read as a thousandth', async () => {
  const price = { price_amount: 40_000, price_currency: 'DZD', price_unit: 'person' };
  const travel = { id: 'annaba', title: 'Annaba', ...price };
  const row = await planOf('C12-travels-thousands-dot', travel);
  expect(row?.problems[0]).toEqual({
    label: 'Amount',
    sentence: '“38.500” may be 38.5 or 38500. Write it as one of these.',
  });
  const same = await planOf('C12-travels-thousands-dot', { ...travel, price_amount: 38_500 });
  expect(same?.problems.map(({ label }) => label)).not.toContain('Amount');
});
