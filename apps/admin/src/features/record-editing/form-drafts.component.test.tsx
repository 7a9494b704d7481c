import { QueryClient } from '@tanstack/react-query';
import { CreateBase, TextInput, testDataProvider } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type DraftStore,
  DraftStoreContext,
  type FormDraft,
  type FormName,
} from '#ui/form/drafts/draft-store.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { TestOffice } from '../../testing/TestOffice.tsx';
import { FormBar } from './FormBar.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordForm } from './RecordForm.tsx';

const keyOf = ({ form, recordId }: FormName) => `${form}/${recordId}`;
let drafts: Map<string, FormDraft>;
let place: { id: string; name: string; note: string; updated_at: string };
let refusal: Error | undefined;

const store: DraftStore = {
  read: async (name) => drafts.get(keyOf(name)) ?? null,
  save: async (name, typed) => {
    if (refusal) throw refusal;
    drafts.set(keyOf(name), { ...typed, updated_at: '2026-12-01T13:05:00Z' });
  },
  drop: async (name) => {
    drafts.delete(keyOf(name));
  },
  saveAtOnce: (name, typed) => {
    drafts.set(keyOf(name), { ...typed, updated_at: '2026-12-01T13:05:00Z' });
  },
};

const labels = { name: 'Name', note: 'Note' };
const inputs = (
  <>
    <TextInput source="name" label="Name" />
    <TextInput source="note" label="Note" />
  </>
);

function Edit() {
  return (
    <RecordEdit resource="places" id="oran" labels={labels} loading="Loading" error="Failed">
      <RecordForm validate={() => ({})}>
        {inputs}
        <FormBar resource="places" what="place" />
      </RecordForm>
    </RecordEdit>
  );
}

function Create() {
  return (
    <CreateBase resource="places" redirect={() => 'places'}>
      <RecordForm validate={() => ({})}>
        {inputs}
        <SaveBar />
      </RecordForm>
    </CreateBase>
  );
}

const provider = testDataProvider({
  getOne: async () => ({ data: { ...place } as never }),
  update: async (_resource, { data }) => {
    place = { ...place, ...data };
    return { data: place as never };
  },
  create: async (_resource, { data }) => ({ data: { id: 'new', ...data } as never }),
  delete: async () => ({ data: place as never }),
});

async function open(path: '/places/edit' | '/places/add') {
  const office = (children: React.ReactNode) => (
    <DraftStoreContext value={store}>
      <TestOffice
        dataProvider={provider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        {children}
        <Link to="/places">All places</Link>
      </TestOffice>
    </DraftStoreContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/places/edit', element: office(<Edit />) },
      { path: '/places/add', element: office(<Create />) },
      { path: '/places', element: <h1>List</h1> },
    ],
    { initialEntries: [path] },
  );
  const screen = await render(<RouterProvider router={router} />);
  const name = page.getByLabelText('Name');
  await expect.element(name).toBeVisible();
  return { name, note: page.getByLabelText('Note'), close: () => screen.unmount() };
}

const question = page.getByRole('dialog', { name: 'Leave without saving?' });
const restored = page.getByText(/^Restored what you had typed/);
const list = page.getByRole('heading', { name: 'List' });

beforeEach(() => {
  drafts = new Map();
  refusal = undefined;
  place = { id: 'oran', name: 'Oran', note: '', updated_at: '2026-12-01T08:00:00Z' };
});

it('restores what was typed a moment before the page closed, and drops it once saved', async () => {
  const { name, close } = await open('/places/edit');
  await name.fill('Oran, the radiant');
  // A reload gives no time for the pause after typing.
  window.dispatchEvent(new Event('pagehide'));
  expect(drafts.get('places/oran')).toMatchObject({
    changes: { name: 'Oran, the radiant' },
    base: { name: 'Oran' },
    record_version: '2026-12-01T08:00:00Z',
  });
  await close();

  await open('/places/edit');
  await expect.element(restored).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Oran, the radiant');
  await page.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(place.name).toBe('Oran, the radiant'));
  await expect.element(restored).not.toBeInTheDocument();
  await vi.waitFor(() => expect(drafts.size).toBe(0));
});

it('says what others have changed since, and takes it on request', async () => {
  drafts.set('places/oran', {
    changes: { name: 'Oran, the radiant', note: 'By the sea' },
    base: { name: 'Oran', note: '' },
    record_version: '2026-12-01T08:00:00Z',
    updated_at: '2026-12-01T13:05:00Z',
  });
  place = { ...place, name: 'Wahran', updated_at: '2026-12-02T08:00:00Z' };
  const { name, note } = await open('/places/edit');
  await expect.element(page.getByText(/^Changed by others since: Name\./)).toBeVisible();
  await expect.element(name).toHaveValue('Oran, the radiant');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(name).toHaveValue('Wahran');
  await expect.element(note).toHaveValue('By the sea');
});

it('gives up a draft on request', async () => {
  drafts.set('places/oran', {
    changes: { name: 'Typed' },
    base: { name: 'Oran' },
    record_version: place.updated_at,
    updated_at: '2026-12-01T13:05:00Z',
  });
  const { name } = await open('/places/edit');
  await expect.element(name).toHaveValue('Typed');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('Oran');
  await vi.waitFor(() => expect(drafts.size).toBe(0));
});

it('keeps a new record that is left for later, and not one that is saved', async () => {
  const { name, close } = await open('/places/add');
  await name.fill('Béchar');
  await page.getByRole('link', { name: 'All places' }).click();
  await question.getByRole('button', { name: 'Keep for later' }).click();
  await expect.element(list).toBeVisible();
  await vi.waitFor(() => expect(drafts.get('places/')?.changes).toMatchObject({ name: 'Béchar' }));
  await close();

  await open('/places/add');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Béchar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(list).toBeVisible();
  await vi.waitFor(() => expect(drafts.size).toBe(0));
});

it('goes back to the list without a question once the record is deleted', async () => {
  const { name } = await open('/places/edit');
  await name.fill('Oran, the radiant');
  await page.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this place?' });
  await expect.element(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect.element(list).toBeVisible();
  await vi.waitFor(() => expect(drafts.size).toBe(0));
});

it('leaves nothing behind after "Leave without saving"', async () => {
  const { name } = await open('/places/edit');
  await name.fill('Oran, the radiant');
  await page.getByRole('link', { name: 'All places' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(list).toBeVisible();
  await vi.waitFor(() => expect(drafts.size).toBe(0));
});

it('asks before the page closes only while the draft cannot be kept', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { name } = await open('/places/edit');
  await name.fill('Oran, the radiant');
  expect(asks()).toBe(false);
  refusal = new Error('offline');
  await name.fill('Oran, the shining');
  await expect.element(page.getByText('What you type is not kept at the moment.')).toBeVisible();
  expect(asks()).toBe(true);
});
