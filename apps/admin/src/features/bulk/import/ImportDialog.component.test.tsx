import { AdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { DataError } from '#providers/data/data-error.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import type { RecordKind } from '../records/record-kind.ts';
import ImportDialog from './ImportDialog.tsx';

const schema = z.object({
  id: z.string(),
  title: z.string().check(z.minLength(1, 'Please enter a title.')),
  price: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
});

const kind: RecordKind = {
  resource: 'vans',
  names: { one: 'van', many: 'vans' },
  labels: { title: 'Title', price: 'Price', position: 'Position', status: 'Status' },
  schema,
  empty: { title: '', price: '', status: 'draft' },
  validate: validateWith(schema),
  toSave: (values) => values,
};

type Van = { id: string; title: string; price: string; status: string; position: number };
let vans: Map<string, Van>;
let isOffline: boolean;

const write = (van: Van) => {
  if (isOffline) throw new DataError('The server cannot be reached.', 0);
  if (van.title === 'Refused') throw new DataError('Another record already uses this.', 409);
  vans.set(van.id, van);
  return { data: van as never };
};

const provider = testDataProvider({
  getList: async () => ({ data: [{ id: 'old', position: 40 }] as never[], total: 1 }),
  getMany: async (_, { ids }) => ({
    data: ids.flatMap((id) => vans.get(String(id)) ?? []) as never[],
  }),
  create: async (_, { data }) => write(data as Van),
  update: async (_, { data }) => write(data as Van),
  delete: async (_, { id }) => {
    vans.delete(String(id));
    return { data: { id } as never };
  },
} as Partial<DataProvider>);

const renderImport = () =>
  render(
    <AdminContext dataProvider={provider}>
      <ImportDialog kind={kind} onClose={() => {}} />
    </AdminContext>,
  );

const choose = (csv: string) =>
  page.getByLabelText('CSV file').upload(new File([csv], 'vans.csv', { type: 'text/csv' }));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (number: number) => page.getByRole('listitem', { name: `Row ${number}`, exact: true });

beforeEach(() => {
  isOffline = false;
  vans = new Map(
    ['coast', 'dune'].map((id) => [
      id,
      { id, title: id, price: '100 DA', status: 'published', position: 10 },
    ]),
  );
});

const file = [
  'Id,Title,Price,Colour',
  'coast,Coast,120 DA,red',
  'dune,dune,100 DA,red',
  'kasbah,Kasbah,"From 90 DA, or less",red',
  'palm,,80 DA,red',
].join('\n');

it('shows what changes, what is new and what is wrong, before anything is saved', async () => {
  await renderImport();
  await choose(file);
  await expect.element(page.getByText('no field has this name: “Colour”')).toBeVisible();
  await expect.element(row(5).getByText('Title: Please enter a title.')).toBeVisible();
  await page.getByRole('tab', { name: 'New (1)', exact: true }).click();
  await expect.element(row(4).getByText('From 90 DA, or less')).toBeVisible();
  await page.getByRole('tab', { name: 'Changed (1)', exact: true }).click();
  await expect.element(row(2).getByText('After: 120 DA')).toBeVisible();
  await page.getByRole('tab', { name: 'Unchanged (1)', exact: true }).click();
  await expect.element(row(3).getByText('Row 3 · dune')).toBeVisible();
  await expect.element(page.getByText('1 invalid row is left out.')).toBeVisible();
  expect(vans.size).toBe(2);
});

it('imports new records as drafts at the end, changes others, and undoes both', async () => {
  await renderImport();
  await choose(file);
  await button('Import 2 vans').click();
  await expect.element(page.getByText('1 van added as a draft, 1 van changed.')).toBeVisible();
  expect(vans.get('kasbah')).toMatchObject({ status: 'draft', position: 50 });
  expect(vans.get('coast')).toMatchObject({ price: '120 DA', status: 'published' });
  await button('Undo import').click();
  await expect.element(page.getByText('2 vans as before the import.')).toBeVisible();
  expect(vans.get('coast')).toMatchObject({ title: 'coast', price: '100 DA' });
  expect(vans.has('kasbah')).toBe(false);
});

it('names the rows that were refused, and imports the rest after an interruption', async () => {
  await renderImport();
  isOffline = true;
  await choose('Id,Title\ncoast,Coast\nsea,Refused');
  await button('Import 2 vans').click();
  await expect.element(page.getByText('Row 2, Coast: The server cannot be reached.')).toBeVisible();
  isOffline = false;
  await button('Compare again').click();
  await button('Import 2 vans').click();
  await expect
    .element(page.getByText('Row 3, Refused: Another record already uses this.'))
    .toBeVisible();
  await button('Compare again').click();
  await expect.element(page.getByRole('tab', { name: 'Unchanged (1)', exact: true })).toBeVisible();
  await expect.element(button('Import 1 van')).toBeVisible();
});

it('says why a file cannot be read', async () => {
  await renderImport();
  await choose('Colour\nred');
  await expect.element(page.getByText('has to name the columns')).toBeVisible();
  await choose('Id,Title\ncoast,coast');
  await expect.element(page.getByText('There is nothing to import.')).toBeVisible();
});
