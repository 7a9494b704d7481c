import type { IssueBlock } from '@expat-buddy/domain/newsletter/issue/types';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { issueToSave } from '../issue-form.ts';
import { BlocksInput } from './BlocksInput.tsx';

const travels = [
  {
    id: 'oran',
    title: 'Oran',
    imageUrl: '',
    price: '',
    translations: { ar: { title: 'وهران' } },
  },
  { id: 'tipaza', title: 'Tipaza', imageUrl: '', price: '' },
];

const provider = testDataProvider({
  getList: async (resource) => {
    const data = resource === 'travels' ? travels : [];
    return { data: data as never[], total: data.length };
  },
});

let saved: readonly IssueBlock[] = [];

function Watched() {
  saved = issueToSave({ blocks: useWatch({ name: 'blocks' }) }).blocks as IssueBlock[];
  return null;
}

const renderEditor = (blocks: IssueBlock[] = [], language = 'en') =>
  render(
    <AdminContext dataProvider={provider}>
      <Form defaultValues={{ blocks, language }}>
        <BlocksInput />
        <Watched />
      </Form>
    </AdminContext>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (id: string): IssueBlock => ({ id, kind: 'text', text: id });
const order = () => saved.map(({ id }) => id).join(' ');

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: URL | string) =>
    Response.json(String(input).includes('/travels') ? travels : []),
  );
});

it('adds a text, a picture and trips', async () => {
  await renderEditor();
  await button('Add text').click();
  await page.getByRole('textbox', { name: 'Text in block 1' }).fill('Hello');
  await button('Add a picture').click();
  await page.getByRole('textbox', { name: 'Alternative text of Picture in block 2' }).fill('Sea');
  await button('Add trips').click();
  for (const { title } of travels) {
    await page.getByRole('combobox', { name: 'Add a trip' }).click();
    await page.getByRole('option', { name: title }).click();
  }
  expect(saved).toMatchObject([
    { kind: 'text', text: 'Hello' },
    { kind: 'picture', image: '', alt: 'Sea', caption: '' },
    { kind: 'trips', title: '', trips: ['travels/oran', 'travels/tipaza'] },
  ]);
});

it('moves blocks and trips by keyboard, and removes them', async () => {
  const trips: IssueBlock = {
    id: 'c',
    kind: 'trips',
    title: '',
    trips: ['travels/oran', 'travels/tipaza'],
  };
  await renderEditor([text('a'), text('b'), trips]);
  button('Move Text in block 2 up').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toBe('b a c');
  button('Reorder Trips in block 3').element().focus();
  await userEvent.keyboard('{Enter}');
  const pickedUp = page.getByText(/Trips in block 3 (picked up|is at place 3)/);
  await expect.element(pickedUp).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Trips in block 3 is at place 2')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(order()).toBe('b c a'));
  button('Move Tipaza up').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(saved[1]).toMatchObject({ trips: ['travels/tipaza', 'travels/oran'] });
  await button('Remove Tipaza').click();
  expect(saved[1]).toMatchObject({ trips: ['travels/oran'] });
  await button('Remove Text in block 1').click();
  expect(order()).toBe('c a');
});

it('stops adding at thirty blocks', async () => {
  await renderEditor(Array.from({ length: 30 }, (_, at) => text(`block-${at}`)));
  await expect.element(button('Add text')).toBeDisabled();
});

it('offers trips by their titles in the language of the issue', async () => {
  await renderEditor([], 'ar');
  await button('Add trips').click();
  await page.getByRole('combobox', { name: 'Add a trip' }).click();
  await expect.element(page.getByRole('option', { name: 'وهران' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Tipaza' })).toBeVisible();
});
