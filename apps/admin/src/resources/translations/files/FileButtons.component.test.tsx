import type { ReactNode } from 'react';
import {
  ListContextProvider,
  Notification,
  type RaRecord,
  testDataProvider,
  useList,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import type { SentText, TranslatedText } from '../texts.ts';
import { toCsvFile } from './csv-file.ts';
import { FileButtons } from './FileButtons.tsx';
import { fileRow } from './file-row.ts';

const title: TranslatedText = {
  resource: 'travels',
  record_id: 'oran',
  field: 'title',
  item: '',
  day_number: null,
  element: null,
  language: 'fr',
  source: '2 days in Oran',
  text: null,
  source_text: null,
  status: null,
  state: 'missing',
  author: null,
  updated_at: null,
};
const price: TranslatedText = {
  ...title,
  field: 'price',
  source: '=100 €',
  text: '=100 €',
  status: 'published',
  state: 'published',
  updated_at: '2026-11-20T10:00:00+00:00',
};

let saved: SentText[][] = [];
const asked: unknown[] = [];

beforeEach(() => {
  saved = [];
  vi.stubGlobal('fetch', async (input: URL | string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.includes('save_translations')) return Response.json([title, price]);
    saved.push(((await request.json()) as { texts: SentText[] }).texts);
    return Response.json([]);
  });
});

const provider = testDataProvider({
  getList: async (_resource, { filter }) => {
    asked.push(filter);
    return {
      data: [{ id: 'x', resource: 'travels', record_id: 'oran', texts: 2 }] as never[],
      total: 1,
    };
  },
});

function InList({ children }: { children: ReactNode }) {
  return (
    <ListContextProvider value={useList<RaRecord>({ data: [] })}>{children}</ListContextProvider>
  );
}

async function renderButtons() {
  const element = (
    <TestOffice dataProvider={provider}>
      <InList>
        <FileButtons />
      </InList>
      <Notification />
    </TestOffice>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

async function choose(...rows: Parameters<typeof toCsvFile>[0]) {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import translations' });
  await expect.element(dialog).toBeVisible();
  await page
    .getByLabelText('CSV file')
    .upload(new File([toCsvFile(rows)], 'french.csv', { type: 'text/csv' }));
  return dialog;
}

it('imports a file after a preview, in one request', async () => {
  await renderButtons();
  const dialog = await choose({ ...fileRow(title), translation: '2 jours à Oran' }, fileRow(price));
  await expect.element(page.getByRole('tab', { name: 'New (1)' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Unchanged (1)' })).toBeVisible();
  await expect.element(page.getByText('2 jours à Oran')).toBeVisible();
  await expectAccessible(dialog);
  await page.getByRole('switch', { name: 'Publish what is imported' }).click();
  await page.getByRole('button', { name: 'Import 1 translation' }).click();
  await expect.element(page.getByText('1 translation imported.')).toBeVisible();
  expect(saved).toEqual([
    [
      expect.objectContaining({
        field: 'title',
        text: '2 jours à Oran',
        status: 'published',
        seen_at: null,
      }),
    ],
  ]);
});

it('refuses the whole file when one row does not match', async () => {
  await renderButtons();
  await choose(
    { ...fileRow(title), translation: '{count} jours à Oran' },
    { ...fileRow(price), translation: '=100 euros' },
  );
  await expect.element(page.getByText(/One row does not match/)).toBeVisible();
  await expect.element(page.getByText(/The placeholders and addresses differ/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 1 translation' })).toBeDisabled();
  expect(saved).toEqual([]);
});

it('shows a number that seems to differ, and imports it all the same', async () => {
  await renderButtons();
  await choose({ ...fileRow(title), translation: '3 jours à Oran' });
  await expect.element(page.getByText(/In one row a number seems to differ/)).toBeVisible();
  await expect.element(page.getByText(/Missing: “2”. Not in the English text: “3”/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 1 translation' })).toBeEnabled();
});

it('explains why another file cannot be imported', async () => {
  await renderButtons();
  await choose();
  await expect.element(page.getByText('The file has no rows below its headers.')).toBeVisible();
});

it('exports what is missing in a language', async () => {
  await renderButtons();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export a language' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible(dialog);
  await page.getByRole('radio', { name: 'Arabic' }).click();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('1 text exported.')).toBeVisible();
  expect(asked.at(-1)).toEqual({ language: 'ar' });
});
