import { AdminContext, Notification, testDataProvider, withLifecycleCallbacks } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import UnmatchedMails from './UnmatchedMails.tsx';
import { type UnmatchedMail, unmatchedMailCallbacks } from './unmatched-mail.ts';

const INQUIRY = {
  id: '6e81d72b-3c1f-4b53-9d7e-0a1b2c3d4e5f',
  name: 'Amina Benali',
  email: 'amina@x.example',
  service: 'trip-planner',
  status: 'waiting',
};

const mail = (id: string, changes: Partial<UnmatchedMail> = {}): UnmatchedMail =>
  ({
    id,
    reason: 'unknown',
    from_email: 'karim@x.example',
    from_name: 'Karim',
    to_emails: [],
    subject: `Subject ${id}`,
    body: '<b>Is there room?</b>',
    quoted: '',
    received_at: '2026-11-24T09:00:00Z',
    discarded_at: null,
    suggestion: null,
    files: [],
    ...changes,
  }) as UnmatchedMail;

let mails: UnmatchedMail[] = [];
let attached: unknown[] = [];

beforeEach(() => {
  mails = [
    mail('one'),
    mail('two', { reason: 'unverified', suggestion: INQUIRY as UnmatchedMail['suggestion'] }),
    mail('three', { reason: 'automatic' }),
  ];
  attached = [];
  vi.stubGlobal('fetch', async (input: URL | string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname.endsWith('/attach_mail')) {
      const body = await request.json();
      attached.push(body);
      mails = mails.filter(({ id }) => id !== body.mail);
      return Response.json(body.mail);
    }
    if (url.pathname.endsWith('/unmatched_mails')) {
      const id = url.searchParams.get('id')?.replace('eq.', '');
      const change = await request.json();
      mails = mails.map((one) => (one.id === id ? { ...one, ...change } : one));
      return new Response(null, { status: 204 });
    }
    return Response.json([]);
  });
});

const searches: unknown[] = [];
const provider = withLifecycleCallbacks(
  testDataProvider({
    getList: async (resource, { filter }) => {
      if (resource === 'submissions') searches.push(filter.q);
      const isAutomatic = filter.reason === 'automatic';
      const data =
        resource === 'submissions'
          ? [INQUIRY]
          : mails.filter(
              ({ reason, discarded_at }) =>
                (reason === 'automatic') === isAutomatic &&
                (discarded_at !== null) === 'discarded_at@neq' in filter,
            );
      return { data: data as never[], total: data.length };
    },
  }),
  [unmatchedMailCallbacks],
);

async function renderPage() {
  const screen = (
    <AdminContext dataProvider={provider}>
      <UnmatchedMails />
      <Notification />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { name: 'Subject one' })).toBeVisible();
}

it('shows emails as text, says why they wait, and lists automatic ones apart', async () => {
  await renderPage();
  await expect.element(page.getByText('<b>Is there room?</b>').first()).toBeVisible();
  await expect.element(page.getByText('Sender not verified')).toBeVisible();
  await expect.element(page.getByText(/anybody could have written/)).toBeVisible();
  expect(page.getByText('Subject three').query()).toBeNull();
  await page.getByRole('tab', { name: /Automatic/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Subject three' })).toBeVisible();
});

it('attaches an email to the suggested inquiry with one click', async () => {
  await renderPage();
  await page.getByRole('button', { name: 'Attach to Amina Benali, 6E81D72B' }).click();
  await expect.element(page.getByText('Attached to inquiry 6E81D72B.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open' })).toBeVisible();
  expect(attached).toEqual([{ mail: 'two', submission: INQUIRY.id }]);
  await expect.element(page.getByRole('heading', { name: 'Subject two' })).not.toBeInTheDocument();
});

it('finds an inquiry by reference, name or email', async () => {
  await renderPage();
  await page.getByRole('button', { name: 'Attach to an inquiry…' }).click();
  const search = page.getByRole('textbox', { name: 'Reference, name or email' });
  await expect.element(search).toHaveValue('karim@x.example');
  await userEvent.fill(search, '6E81D72B');
  await vi.waitFor(() => expect(searches.at(-1)).toBe('6E81D72B'));
  await page.getByRole('button', { name: /Amina Benali · 6E81D72B/ }).click();
  await expect.element(page.getByText('Attached to inquiry 6E81D72B.')).toBeVisible();
  expect(attached).toEqual([{ mail: 'one', submission: INQUIRY.id }]);
});

it('discards an email, and takes that back', async () => {
  await renderPage();
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Subject one' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Subject one' })).toBeVisible();
});
