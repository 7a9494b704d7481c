import {
  AdminContext,
  type DataProvider,
  Notification,
  SelectInput,
  TextInput,
  testDataProvider,
} from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { DataError } from '#providers/data/data-error.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { SelectAllRows } from '#ui/list/SelectRows.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { RecordBulkBar } from '../RecordBulkBar.tsx';
import type { RecordKind } from '../records/record-kind.ts';

const schema = z.object({
  region: z.enum(['North', 'South'], 'Please choose a region.'),
  tags: z.array(z.string()),
  note: z.string().check(z.maxLength(5, 'Use at most 5 characters.')),
});
const kind: RecordKind = {
  resource: 'trips',
  names: { one: 'trip', many: 'trips' },
  labels: { region: 'Region', tags: 'Tags', note: 'Note' },
  schema,
  empty: { region: 'North', tags: [], note: '' },
  validate: validateWith(schema),
  toSave: (values) => values,
};
const regions = ['North', 'South'].map((id) => ({ id, name: id }));
const inputs = [
  { label: 'Region', fields: ['region'], input: <SelectInput source="region" choices={regions} /> },
  {
    label: 'Tags',
    fields: ['tags'],
    input: <LinesInput source="tags" label="Tags" addLabel="Add a tag" />,
  },
  { label: 'Note', fields: ['note'], input: <TextInput source="note" /> },
];

type Trip = { id: string; title: string; region: string; tags: string[]; note: string };
let trips: Map<string, Trip>;
let refused: string | undefined;

const provider = testDataProvider({
  getList: async () => ({ data: [...trips.values()] as never[], total: trips.size }),
  getMany: async (_, { ids }) => ({
    data: ids.flatMap((id) => trips.get(String(id)) ?? []) as never[],
  }),
  update: async (_, { id, data }) => {
    if (id === refused) throw new DataError('It is locked.', 400);
    trips.set(String(id), data as Trip);
    return { data: data as never };
  },
} as Partial<DataProvider>);

async function openDialog() {
  await render(
    <AdminContext dataProvider={provider}>
      <UrlListBase resource="trips">
        <SelectAllRows />
        <RecordBulkBar
          names={kind.names}
          edit={{ kind, load: async () => ({ default: inputs }) }}
        />
      </UrlListBase>
      <Notification />
    </AdminContext>,
  );
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Edit fields…' }).click();
}
const tick = (name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} – now`) }).click();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const values = (field: keyof Trip) => [...trips.values()].map((trip) => trip[field]);

beforeEach(() => {
  refused = undefined;
  trips = new Map([
    ['sea', { id: 'sea', title: 'Sea', region: 'North', tags: ['coast'], note: 'old' }],
    ['sand', { id: 'sand', title: 'Sand', region: 'South', tags: [], note: '' }],
  ]);
});

it('changes only the ticked fields, and takes it back', async () => {
  await openDialog();
  await expect.element(page.getByText('Tick the fields to change.')).toBeVisible();
  await expect.element(button('Change 2 trips')).toBeDisabled();
  await tick('Region');
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'South' }).click();
  await tick('Tags');
  await button('Add a tag').click();
  await page.getByRole('textbox', { name: 'Tags, line 1' }).fill('food');
  await expect.element(page.getByText('Changes Region and Tags, nothing else.')).toBeVisible();
  await button('Change 2 trips').click();
  await expect.element(page.getByText('2 trips changed.')).toBeVisible();
  expect(values('region')).toEqual(['South', 'South']);
  expect(values('tags')).toEqual([['coast', 'food'], ['food']]);
  expect(values('note')).toEqual(['old', '']);
  await button('Undo').click();
  await expect.element(page.getByText('Undone.')).toBeVisible();
  expect(values('region')).toEqual(['North', 'South']);
  expect(values('tags')).toEqual([['coast'], []]);
});

it('shows what the schema says about the entry, and saves nothing', async () => {
  await openDialog();
  await tick('Note');
  await page.getByRole('textbox', { name: 'Note' }).fill('far too long');
  await button('Change 2 trips').click();
  await expect.element(page.getByText('Use at most 5 characters.')).toBeVisible();
  expect(values('note')).toEqual(['old', '']);
});

it('names the records that were refused, and changes the others', async () => {
  refused = 'sea';
  await openDialog();
  await tick('Note');
  await page.getByRole('textbox', { name: 'Note' }).fill('new');
  await button('Change 2 trips').click();
  await expect
    .element(page.getByRole('list', { name: 'Not changed' }))
    .toMatchTextContent('Sea: It is locked.');
  expect(values('note')).toEqual(['old', 'new']);
  await button('Back').click();
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('new');
});
