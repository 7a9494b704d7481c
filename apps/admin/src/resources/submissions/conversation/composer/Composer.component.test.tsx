import type { MessageDraft } from '@expat-buddy/domain/message/types';
import type { ReactNode } from 'react';
import { AdminContext, Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProposalsSection } from '../../proposal/ProposalsSection.tsx';
import type { SubmissionRecord } from '../../submission.ts';
import { Composer } from './Composer.tsx';

const submission = {
  id: '6e81d72b-6b1d-4c1a-9f53-1c9a0e7d2b11',
  name: 'Nadia Belkacem',
  email: 'nadia@example.org',
  service: 'general',
  language: 'en',
  assignee_id: null,
  departureDate: null,
  returnDate: null,
} as SubmissionRecord;

const templateBody = 'Hello {{first_name}}, this is for {{travel}} on {{dates}}.';
const template = {
  id: 'price',
  title: 'Price sent',
  language: 'en',
  subject: 'Our price for {{travel}}',
  body: templateBody,
};

const proposal = { id: 'p', version: 1, currency: 'DZD', total_minor: 100, items: [] };

type Sent = { path: string; body: Record<string, unknown> };

let sent: Sent[] = [];
/** What the table of proposals holds, and what the next read of it waits for. */
let proposalStatus = 'draft';
let slowRead: Promise<void> | undefined;
/** What `send_message` answers; undefined lets it succeed. */
let refusals: (Response | undefined)[] = [];

beforeEach(() => {
  sent = [];
  template.body = templateBody;
  refusals = [];
  proposalStatus = 'draft';
  slowRead = undefined;
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(input));
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (pathname.endsWith('/proposals')) {
      const read = [{ ...proposal, status: proposalStatus }];
      const wait = slowRead;
      slowRead = undefined;
      await wait;
      return Response.json(read);
    }
    if (pathname.endsWith('/message_templates')) return Response.json([template]);
    if (init?.method !== 'GET') sent.push({ path: pathname.split('/').at(-1) ?? '', body });
    if (pathname.endsWith('/send_message')) {
      proposalStatus = 'sent';
      return refusals.shift() ?? Response.json('2026-11-23T10:00:00Z');
    }
    if (init?.method === 'PATCH') return Response.json([{ id: 'saved' }]);
    return Response.json([]);
  });
});

const provider = testDataProvider({
  getList: async () => ({ data: [], total: 0 }),
  getMany: async () => ({ data: [] }),
});

async function renderComposer(saved: MessageDraft | null = null, beside: ReactNode = null) {
  const element = (
    <AdminContext dataProvider={provider}>
      <Composer submission={submission} saved={saved} lastSubject="" onWriting={() => {}} />
      {beside}
      <Notification />
    </AdminContext>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const reply = () => page.getByRole('textbox', { name: 'Reply' });
const send = () => page.getByRole('button', { name: 'Send reply', exact: true });
const sendings = () => sent.filter(({ path }) => path === 'send_message').map(({ body }) => body);

it('fills a template, and sends it once nothing is left to replace', async () => {
  await renderComposer();
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'Price sent' }).click();
  await expect.element(reply()).toHaveValue('Hello Nadia, this is for your trip on {{dates}}.');
  await send().click();
  await expect
    .element(page.getByText('Replace {{dates}} first: it is a placeholder.'))
    .toBeVisible();
  expect(sendings()).toEqual([]);

  await page.getByRole('button', { name: '{{dates}}' }).click();
  await userEvent.keyboard('5 December');
  await expect.element(reply()).toHaveValue('Hello Nadia, this is for your trip on 5 December.');
  await send().click();
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('send-reply'));
  const [saved] = sent.filter(({ path }) => path === 'submission_messages').slice(-1);
  expect(saved?.body).toMatchObject({
    to_emails: ['nadia@example.org'],
    subject: 'Our price for your trip',
    body: 'Hello Nadia, this is for your trip on 5 December.',
    template_id: 'price',
  });
  expect(sendings()).toMatchObject([{ next_status: 'waiting', is_confirmed: false }]);
  expect(sent.at(-1)?.body).toEqual({ messageId: sendings()[0]?.message });
  await expect.element(reply()).toHaveValue('');
});

it('marks an empty reply, says why at the field and takes the focus there', async () => {
  await renderComposer();
  await send().click();
  await expect.element(reply()).toHaveFocus();
  await expect.element(reply()).toBeInvalid();
  await expect.element(reply()).toHaveAccessibleDescription('Write something first.');
  expect(sendings()).toEqual([]);
});

it('sends a reply from a template in four clicks, the one that opens the inquiry included', async () => {
  template.body = 'Hello {{first_name}}.';
  await renderComposer();
  let clicks = 1;
  const click = async (target: ReturnType<typeof send>) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('button', { name: 'Templates' }));
  await click(page.getByRole('menuitem', { name: 'Price sent' }));
  await expect.element(reply()).toHaveValue('Hello Nadia.');
  await click(send());
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('send-reply'));
  expect(clicks).toBeLessThanOrEqual(4);
});

it('asks for the reason before it sends and closes', async () => {
  await renderComposer(draft);
  await page.getByRole('button', { name: 'Send and mark …' }).click();
  await page.getByRole('menuitem', { name: 'Send and mark Lost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why was it lost?' });
  await dialog.getByRole('radio', { name: 'Not something we offer' }).click();
  expect(sendings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('send-reply'));
  expect(sendings()).toMatchObject([{ next_status: 'lost', lost_because: 'not_offered' }]);
});

it('saves what is written without being asked', async () => {
  await renderComposer();
  await reply().fill('Hello');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ path: 'submission_messages', body: { body: 'Hello' } });
});

const draft: MessageDraft = {
  id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b12',
  to_emails: ['nadia@example.org'],
  subject: 'Your trip',
  body: 'Written yesterday',
  language: 'en',
  template_id: null,
  proposal_id: null,
  updated_at: '2026-11-22T10:00:00Z',
};

it('asks before a second reply within a minute', async () => {
  const details = '{"code": "reply_just_sent", "values": {"author": "Karim"}}';
  refusals = [Response.json({ code: 'PT409', message: 'x', details }, { status: 409 })];
  await renderComposer(draft);
  await send().click();
  const dialog = page.getByRole('dialog', { name: 'Send a second reply?' });
  await expect.element(dialog.getByText('Karim replied less than a minute ago.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await vi.waitFor(() => expect(sendings()).toHaveLength(2));
  expect(sendings()[1]).toMatchObject({ message: draft.id, is_confirmed: true });
});

it('says who of several people gets the private link, and calls a queued reply no sent one', async () => {
  await renderComposer({ ...draft, to_emails: ['nadia@example.org', 'john@example.ie'] });
  await expect
    .element(page.getByText(/Only nadia@example.org gets the private link/))
    .toBeVisible();
  await expect.element(page.getByText(/Everybody here/)).not.toBeInTheDocument();
  await send().click();
  await expect.element(page.getByText(/john@example\.ie.* is on its way\./)).toBeVisible();
});

const BEFORE_THE_NEXT_POLL = { timeout: 8000 };

it('shows a proposal as sent, even if it was being read as a draft', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  slowRead = promise;
  await renderComposer(draft, <ProposalsSection submission={submission} />);
  await expect.element(reply()).toHaveValue('Written yesterday');
  await send().click();
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('send-reply'));
  resolve();
  await expect
    .element(
      page.getByRole('list', { name: 'Versions' }).getByText('Sent', { exact: true }),
      BEFORE_THE_NEXT_POLL,
    )
    .toBeVisible();
});

it('loses nothing if it cannot be sent', async () => {
  refusals = [Response.json({ message: 'no' }, { status: 503 })];
  await renderComposer(draft);
  await page.getByRole('button', { name: 'Send and mark …' }).click();
  await page.getByRole('menuitem', { name: 'Send and mark In progress' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(reply()).toHaveValue('Written yesterday');
  await send().click();
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe('send-reply'));
  expect(sendings().map(({ next_status }) => next_status)).toEqual(['in_progress', 'waiting']);
  expect(new Set(sendings().map((one) => one.message)).size).toBe(1);
});

it('names an address that is none', async () => {
  await renderComposer(draft);
  await page.getByRole('combobox', { name: 'To' }).fill('karim@example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('“karim@example” is not an email address.')).toBeVisible();
  await send().click();
  expect(sendings()).toEqual([]);
});
