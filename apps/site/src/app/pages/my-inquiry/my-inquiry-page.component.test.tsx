import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { env } from '#lib/env.ts';
import { fakeUploads } from '#testing/fake-uploads.ts';
import { listenToPage } from '#testing/live-region.ts';
import { aProposal } from '#testing/proposal-row.ts';
import { renderPage } from '#testing/render-site.tsx';

const inquiry: MyInquiry = {
  reference: '6E81D72B',
  status: 'waiting',
  is_withdrawn: false,
  awaits: 'customer',
  language: 'en',
  created_at: '2026-11-20T08:00:00Z',
  name: 'Amina Benali',
  email: 'a•••@example.org',
  service: 'trip-planner',
  message: 'A week in the south, please.',
  groupSize: '2',
  childrenUnder12: 0,
  childrenUnder5: 0,
  departureDate: null,
  returnDate: null,
  needsTransportation: false,
  subject: '',
  includesCamping: false,
  details: {},
  plan: null,
  things: [{ kind: 'travel', title: 'Red Timimoun' }],
  files: [],
  thread: [
    {
      id: '00000000-0000-4000-8000-0000000000c1',
      direction: 'outbound',
      body: 'Gladly. <b>When</b> would you like to go?',
      sent_at: '2026-11-21T09:00:00Z',
      language: 'en',
      proposal_id: null,
      author: 'Yasmine',
      is_own: false,
      files: [],
    },
  ],
  changes: [{ id: 1, kind: 'group_size', from: '1', to: '2', created_at: '2026-11-20T10:00:00Z' }],
  expires_at: '2027-02-19T09:00:00Z',
  proposals: [],
};

type Call = Record<string, unknown> & { action: string };
const calls: Call[] = [];
let answers: Record<string, () => Response | Promise<Response>>;
const found = (changes: Partial<MyInquiry> = {}, success = true) =>
  Response.json({ success, inquiry: { ...inquiry, ...changes } });
const sent = (action: string) => calls.filter((call) => call.action === action);

beforeEach(() => {
  calls.length = 0;
  answers = { read: () => found() };
  const original = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== `${env.supabaseUrl}/functions/v1/my-inquiry`)
      return original(input, init);
    const body = JSON.parse(String(init?.body)) as Call;
    calls.push(body);
    return answers[body.action]?.() ?? new Response(null, { status: 500 });
  });
  window.history.replaceState(null, '', '#the-token');
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', window.location.pathname);
});

const button = (name: string) => page.getByRole('button', { name });

it('says once what the inquiry is about', async () => {
  answers.read = () =>
    found({
      ...{ service: 'handbook', subject: 'Expat Handbook', groupSize: '2' },
      things: [{ kind: 'service', title: 'Expat Handbook' }],
    });
  const service = await renderPage('/my-inquiry');
  const facts = page.getByRole('region', { name: 'What you sent' });
  await expect.element(facts.getByText('Expat handbook')).toBeVisible();
  expect(facts.element().textContent.match(/expat handbook/gi)).toHaveLength(1);
  await expect.element(facts.getByText('2 people')).toBeVisible();
  await service.unmount();
  window.history.replaceState(null, '', '#the-token');
  answers.read = () => found({ subject: 'Red Timimoun' });
  await renderPage('/my-inquiry');
  await expect.element(facts.getByText('Red Timimoun')).toBeVisible();
  expect(facts.element().textContent.match(/Red Timimoun/g)).toHaveLength(1);
});

it('shows the state, the thread as text, and what was sent', async () => {
  await renderPage('/my-inquiry');
  await expect.element(page.getByRole('heading', { name: 'Over to you' })).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe(
    'no-referrer',
  );
  await expect.element(page.getByText('Gladly. <b>When</b> would you like to go?')).toBeVisible();
  await expect
    .element(page.getByText('Just me → 2 people'))
    .toMatchTextContent('Just me → 2 people 20 Nov 2026, 11:00');
  await expect
    .element(page.getByText('Dates and times on this page are in Algiers time.'))
    .toBeVisible();
  await expect.element(page.getByText('Red Timimoun')).toBeVisible();
  await expect.element(page.getByText('a•••@example.org')).toBeVisible();
});

it('sends a message and its files once, and keeps the text when it fails', async () => {
  const uploads = fakeUploads();
  await renderPage('/my-inquiry');
  const field = page.getByLabelText('Your message');
  await button('Send message').click();
  await expect.element(page.getByText('Write a few words first.')).toBeVisible();
  await field.fill('In spring.');
  await button('Send message').click();
  await expect.element(page.getByText(/What you wrote is still here/)).toBeVisible();
  await expect.element(field).toHaveValue('In spring.');
  await page
    .getByLabelText('Choose files')
    .upload([new File(['%PDF-1.7\n'], 'visa.pdf', { type: 'application/pdf' })]);
  await expect.element(page.getByText('visa.pdf', { exact: true })).toBeVisible();
  const reopened = () => found({ status: 'in_progress', awaits: 'office' });
  answers.write = () => {
    answers.read = reopened;
    return reopened();
  };
  await button('Send message').dblClick();
  await expect.element(page.getByText('Your message has arrived.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByRole('heading', { name: 'We are working on it' })).toBeVisible();
  const [first, second, ...others] = sent('write');
  expect(others).toEqual([]);
  expect(second).toMatchObject({ token: 'the-token', text: 'In spring.', message: first?.message });
  const [upload] = uploads.sent;
  expect(upload?.url.searchParams.get('message')).toBe(first?.message);
  expect(String(upload?.url)).not.toContain('the-token');
});

it('changes the group size and the children', async () => {
  answers.change = () =>
    found({
      ...{ groupSize: '3-5', childrenUnder12: 2 },
      changes: [
        { id: 2, kind: 'children_under_12', from: '0', to: '2', created_at: inquiry.created_at },
      ],
    });
  await renderPage('/my-inquiry');
  await button('Change dates, group or children').click();
  await page.getByLabelText('Group size').selectOptions('3-5 people');
  const children = page.getByLabelText('Children between 5 and 12');
  await children.fill('1.5');
  await button('Save changes').click();
  await expect.element(children).toHaveAccessibleDescription(/whole number from 0 to 99/);
  await children.fill('٢');
  await button('Save changes').click();
  await expect.element(page.getByText('We have your changes.')).toBeVisible();
  await expect
    .element(page.getByText('You changed the number of children between 5 and 12: 0 → 2'))
    .toBeVisible();
  expect(sent('change')[0]?.changes).toEqual({
    departureDate: null,
    returnDate: null,
    groupSize: '3-5',
    childrenUnder12: 2,
    childrenUnder5: 0,
  });
});

it('opens a proposal and accepts it', async () => {
  answers.read = () => found({ proposals: [aProposal()] });
  answers['answer-proposal'] = () =>
    found({ proposals: [aProposal({ status: 'accepted', answered_at: '2026-12-03T09:00:00Z' })] });
  await renderPage('/my-inquiry');
  await button('Read the proposal').click();
  const { title } = aProposal();
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
  expect(document.title).toBe(`Proposal: ${title} | Expat Buddy`);
  const heard = listenToPage();
  await button('Accept proposal').click();
  await button('Yes, accept').click();
  await expect.element(page.getByText(/You accepted this proposal/)).toHaveFocus();
  await expect.element(page.getByText('What happens next')).not.toBeInTheDocument();
  expect(heard.filter((text) => text.includes('accepted'))).toEqual([]);
  await button('Back to your inquiry').click();
  await expect.element(button('Read the proposal')).toHaveFocus();
  expect(document.title).toBe('Your inquiry | Expat Buddy');
  await expect
    .element(page.getByRole('heading', { name: 'You accepted our proposal' }))
    .toBeVisible();
  expect(sent('answer-proposal')[0]).toMatchObject({ accepts: true, proposal: aProposal().id });
});

it('withdraws after a question', async () => {
  answers.withdraw = () => found({ status: 'lost', is_withdrawn: true });
  await renderPage('/my-inquiry');
  await button('Withdraw inquiry').click();
  await button('Yes, withdraw it').click();
  await expect
    .element(page.getByRole('heading', { name: 'You withdrew this inquiry' }))
    .toBeVisible();
  await expect.element(button('Withdraw inquiry')).not.toBeInTheDocument();
});

it('sends the link that erases to the address of the inquiry only', async () => {
  answers.erase = () => found({}, calls.at(-1)?.email === 'amina@example.org');
  await renderPage('/my-inquiry');
  await button('Erase my data').click();
  await expect.element(page.getByText(/which the law requires us to keep/)).toBeVisible();
  const address = page.getByLabelText(/Type your email address/);
  await address.fill('nina@example.org');
  await button('Email me the link').click();
  await expect.element(page.getByText('This is not the address of the inquiry.')).toBeVisible();
  await address.fill('amina@example.org');
  await button('Email me the link').click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Over to you' })).toBeVisible();
});

it.each([
  ['erased', 'Your data is erased'],
  ['office', 'Your request is with our office'],
  [undefined, 'This link doesn’t work'],
])('the link in that email erases on a click only: %s', async (outcome, title) => {
  window.history.replaceState(null, '', '#erase-the-token)');
  answers['confirm-erasure'] = () =>
    Response.json({ success: outcome !== undefined, inquiry: null, outcome });
  await renderPage('/my-inquiry');
  await expect.element(button('Erase everything')).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(calls).toEqual([]);
  await button('Erase everything').click();
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  expect(calls).toEqual([{ action: 'confirm-erasure', token: 'the-token' }]);
});

it('says that an offer was withdrawn, rather than that the customer is to answer it', async () => {
  const withdrawn = { status: 'withdrawn', withdrawn_at: '2026-12-02T10:00:00Z' } as const;
  answers.read = () => found({ proposals: [aProposal(withdrawn)] });
  await renderPage('/my-inquiry');
  await expect
    .element(page.getByRole('heading', { name: 'Our proposal no longer stands', level: 1 }))
    .toBeVisible();
});

it('offers a new link for every link that opens nothing, with one answer', async () => {
  answers = {
    read: () => Response.json({ success: false, inquiry: null }),
    renew: () => Response.json({ success: true }),
  };
  await renderPage('/my-inquiry');
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await page.getByRole('main').getByLabelText('Your email').fill('amina@example.org');
  await button('Email me a new link').click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
});

it('says when there were too many attempts, and opens after a failure', async () => {
  answers.read = () => new Response(null, { status: 429 });
  await renderPage('/my-inquiry');
  await expect.element(page.getByText(/too many attempts from your network/)).toBeVisible();
  answers.read = () => found();
  await button('Retry').click();
  await expect.element(page.getByRole('heading', { name: 'Over to you' })).toBeVisible();
});
