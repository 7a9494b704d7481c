import type { Person } from '@expat-buddy/domain/person/types';
import { AdminContext, memoryStore, Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import PersonPage from './PersonPage.tsx';

const ina: Person = {
  id: 'ina',
  name: 'Ina Test',
  own_name: null,
  phone: null,
  sent_phone: '+213 555 12 34 56',
  language: null,
  sent_language: 'fr',
  tags: ['journalist'],
  last_contact_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  addresses: [{ id: 'ina', address: 'ina@x.example', inquiries: 2, newsletter: 'confirmed' }],
  counts: { all: 2, open: 0, won: 1, lost: 1, spam: 0 },
  values: { EUR: 125_000, DZD: 4_500_000 },
  inquiries: ['won', 'lost'].map((status, index) => ({
    id: `inquiry-${index}`,
    service: 'trip-planner',
    status: status as 'won' | 'lost',
    created_at: '2026-11-18T10:00:00Z',
    last_message_at: '2026-11-20T10:00:00Z',
    awaits: 'customer',
    email: 'ina@x.example',
    value_minor: status === 'won' ? 125_000 : null,
    value_currency: status === 'won' ? 'EUR' : null,
    message: 'Ten days in the desert',
  })),
  message_count: 1,
  messages: [
    {
      id: 'message',
      submission_id: 'inquiry-0',
      direction: 'inbound',
      sent_at: '2026-11-20T10:00:00Z',
      body: 'And the price?',
      author: null,
    },
  ],
  reviews: [],
  similar: [
    {
      id: 'work',
      name: 'I. Test',
      address: 'ina@work.example',
      phone: '0555 12 34 56',
      inquiries: 1,
      is_same_phone: true,
    },
  ],
};

let shown: Person | null = ina;
let calls: { name: string; sent: unknown }[] = [];

beforeEach(() => {
  shown = ina;
  calls = [];
  vi.stubGlobal('fetch', async (input: URL | string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (name === 'person') return Response.json(shown);
    if (name === 'person_tags') return Response.json(['journalist', 'vip']);
    calls.push({ name, sent: await request.json() });
    if (name === 'merge_people') {
      const work = { id: 'work', address: 'ina@work.example', inquiries: 1, newsletter: null };
      shown = { ...ina, addresses: [...ina.addresses, work], similar: [] };
    }
    if (name === 'split_person') shown = ina;
    return Response.json('ina');
  });
});

const updates: unknown[] = [];
const provider = testDataProvider({
  getList: async () => ({
    data: [
      {
        id: 'note',
        body: 'Likes deserts.',
        author_id: 'me',
        created_at: '2026-11-19T10:00:00Z',
        author: { full_name: 'Amina', email: 'a@x.example' },
      },
    ] as never[],
    total: 1,
  }),
  update: async (_resource, { data }) => {
    updates.push(data);
    return { data: { ...data, id: 'ina' } as never };
  },
});

async function renderPage(path = '/people/ina') {
  const screen = (
    <AdminContext
      dataProvider={provider}
      store={memoryStore()}
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => 'staff',
        canAccess: async () => false,
        getIdentity: async () => ({ id: 'me', fullName: 'Amina' }),
      }}
    >
      <PersonPage />
      <Notification />
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/people/:id', element: screen },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [path] },
  );
  await render(<RouterProvider router={router} />);
  return router;
}

const list = (name: string) => page.getByRole('list', { name, exact: true });

it('shows inquiries, value by currency, messages, phone and notes', async () => {
  await renderPage();
  await expect.element(list('Inquiries').getByRole('link').first()).toBeVisible();
  for (const text of [/€1,250/, /45.000.DA/]) {
    await expect.element(page.getByText(text).first()).toBeVisible();
  }
  await expect.element(page.getByText('French', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+213 555 12 34 56' })).toBeVisible();
  await expect.element(list('Latest messages').getByText('And the price?')).toBeVisible();
  await expect.element(list('Notes').getByText('Likes deserts.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
  await expect.element(page.getByText('2 inquiries · receives the newsletter')).toBeVisible();
});

it('merges an address after asking, and splits it off again', async () => {
  await renderPage();
  await page.getByRole('button', { name: 'Merge with ina@work.example' }).click();
  expect(calls).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('button', { name: 'Split off ina@work.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Split off' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Merge with ina@work.example' }))
    .toBeVisible();
  expect(calls).toEqual([
    { name: 'merge_people', sent: { person: 'ina', other: 'work' } },
    { name: 'split_person', sent: { address_id: 'work' } },
  ]);
});

it('saves tags, phone and language, and says what is wrong with them', async () => {
  await renderPage();
  const save = page.getByRole('button', { name: 'Save details' });
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Phone', { exact: true }), 'none');
  await userEvent.fill(page.getByLabelText('Tags', { exact: true }), 'v');
  await page.getByRole('option', { name: 'vip' }).click();
  await save.click();
  await expect.element(page.getByText('Enter a phone number.')).toBeVisible();
  expect(updates).toEqual([]);
  await userEvent.fill(page.getByLabelText('Phone', { exact: true }), '021 00 00 00');
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(updates).toEqual([
    { own_name: null, phone: '021 00 00 00', language: null, tags: ['journalist', 'vip'] },
  ]);
});

it('leads from a merged address to the page of the person', async () => {
  const router = await renderPage('/people/work');
  await expect.element(page.getByRole('heading', { name: 'Inquiries' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/people/ina');
});

it('says when there is nobody', async () => {
  shown = null;
  await renderPage();
  await expect.element(page.getByText('There is no page at this address.')).toBeVisible();
});
