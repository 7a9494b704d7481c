import type { StoredProposal } from '@expat-buddy/domain/proposal/types';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubmissionRecord } from '../submission.ts';
import { ProposalEditor } from './ProposalEditor.tsx';
import { draftFromInquiry } from './proposal-sources.ts';

const submission = {
  id: '6e81d72b-0000-4000-8000-0000000000c1',
  name: 'Amina',
  email: 'amina@example.com',
  groupSize: '2',
  language: 'en',
} as SubmissionRecord;

const stored: StoredProposal = {
  id: '00000000-0000-4000-8000-0000000000d1',
  submission_id: submission.id,
  version: 1,
  status: 'draft',
  title: 'Ten days',
  travellers: '2 people',
  currency: 'DZD',
  starts_on: null,
  ends_on: null,
  included: [],
  not_included: [],
  terms: '',
  language: 'en',
  valid_until: '2199-01-01',
  total_minor: 0,
  sent_at: null,
  answered_at: null,
  decline_reason: '',
  confirmed_at: null,
  confirmed_by: null,
  withdrawn_at: null,
  customer_told_at: null,
  created_at: '2026-12-01T08:00:00Z',
  updated_at: '2026-12-01T08:00:00Z',
  items: [],
};

const timimoun = {
  id: 'timimoun',
  title: 'Timimoun',
  price: '30 000 DA',
  price_amount: 30_000,
  price_currency: 'DZD',
  price_unit: 'person',
  included: ['Driver', 'Guide'],
  not_included: ['Flights'],
  cancellation: '',
};

const frenchTimimoun = {
  ...timimoun,
  english_price: timimoun.price,
  all_translated_details: { included: ['Chauffeur', 'Guide'], not_included: ['Vols'] },
  translated_title: 'Timimoun la rouge',
};

type Saved = { proposal: Record<string, unknown>; items: Record<string, unknown>[] };
let saved: Saved[];
let saving: () => Response;

beforeEach(() => {
  saved = [];
  saving = () => Response.json('2026-12-01T09:00:00Z');
  vi.stubGlobal('fetch', async (input: URL | Request | string, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('/rpc/save_proposal')) {
      saved.push(JSON.parse(String(init?.body)));
      return saving();
    }
    if (url.includes('/inquiry_selections')) {
      return Response.json({ travel_ids: ['timimoun'], activity_ids: [], plan: null });
    }
    if (url.includes('/travels')) {
      return Response.json([url.includes('translations-%3Efr') ? frenchTimimoun : timimoun]);
    }
    if (url.includes('/site_settings')) {
      const settings = { prices_are_examples: true, cancellation_terms: 'Free.' };
      const french = { all_translated: { cancellation_terms: 'Sans frais.' } };
      return Response.json([url.includes('translations') ? { ...settings, ...french } : settings]);
    }
    return Response.json([]);
  });
});

const provider = testDataProvider({
  getList: async (resource) => {
    const data = resource === 'travels' ? [timimoun] : [];
    return { data: data as never[], total: data.length };
  },
});

const renderEditor = async (changes: Partial<StoredProposal> = {}) => {
  const queryClient = new QueryClient();
  const element = (
    <AdminContext dataProvider={provider} queryClient={queryClient}>
      <ProposalEditor stored={{ ...stored, ...changes }} submission={submission} />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await render(<RouterProvider router={router} />);
  return router;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const total = page.getByRole('status', { name: 'Total' });

it('takes a travel from the catalogue, with its lists and its example price on request', async () => {
  await renderEditor();
  await expect.element(page.getByText('Add at least one line to the proposal.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add from the catalogue' }).click();
  await page.getByRole('option', { name: 'Timimoun' }).click();
  await expect.element(box('Quantity of Timimoun')).toHaveValue('2');
  await expect.element(box('Price in DZD of Timimoun')).toHaveValue('');
  await expect.element(button('Send with a reply')).toBeDisabled();
  await button('Use this price').click();
  await expect.element(total).toHaveTextContent('60 000 DA');
  await expect.element(box('Included')).toHaveValue('Driver\nGuide');
  await button('Save draft').click();
  await expect.element(button('Save draft')).toBeDisabled();
  expect(saved[0]).toMatchObject({
    read_at: '2026-12-01T08:00:00Z',
    proposal: { included: ['Driver', 'Guide'], not_included: ['Flights'] },
    items: [{ kind: 'travel', entity_id: 'timimoun', quantity: 2, unit_price_minor: 3_000_000 }],
  });
});

it('adds lines of free text, moves them, and totals them as they are typed', async () => {
  await renderEditor({ currency: 'EUR' });
  await button('Add free text').click();
  await box('Description of Line 1').fill('Guide');
  await box('Quantity of Guide').fill('1,5');
  await box('Price in EUR of Guide').fill('120.50');
  await button('Add free text').click();
  await box('Description of Line 2').fill('Discount');
  await box('Price in EUR of Discount').fill('-20');
  await expect.element(total).toHaveTextContent('€160.75');
  await button('Move Discount up').click();
  await box('Price in EUR of Guide').fill('many');
  await expect.element(page.getByText('Such as 120.50')).toBeVisible();
  await button('Save draft').click();
  await expect.element(page.getByText('Line 2: Enter an amount, such as 14 000.')).toBeVisible();
  expect(saved).toEqual([]);
  await box('Price in EUR of Guide').fill('100');
  await button('Save draft').click();
  await expect.element(button('Save draft')).toBeDisabled();
  expect(saved[0]?.items.map(({ title }) => title)).toEqual(['Discount', 'Guide']);
});

it('keeps what was typed when a colleague saved first', async () => {
  saving = () => Response.json(null);
  await renderEditor();
  await box('Title').fill('Eleven days');
  await button('Save draft').click();
  await expect.element(page.getByText(/A colleague has changed or sent/)).toBeVisible();
  await expect.element(box('Title')).toHaveValue('Eleven days');
});

it('focuses the composer after "Send with a reply"', async () => {
  const items = [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      kind: 'text',
      entity_id: null,
      title: 'Guide',
      details: '',
      quantity: 1,
      unit_price_minor: 100,
      is_included: false,
    },
  ] as StoredProposal['items'];
  const router = await renderEditor({ items });
  await button('Send with a reply').click();
  await expect.poll(() => router.state.location.state).toEqual({ isReplying: true });
  expect(router.state.location.pathname).toBe(`/submissions/edit/${submission.id}`);
});

it('is not sent while something is missing', async () => {
  await renderEditor({ valid_until: '2020-01-01' });
  await expect.element(button('Send with a reply')).toBeDisabled();
  await expect.element(page.getByText(/Enter until when the proposal is valid/)).toBeVisible();
});

it('is not sent with a line that has neither a price nor the mark “Included”', async () => {
  await renderEditor();
  const send = button('Send with a reply');
  await button('Add free text').click();
  await box('Description of Line 1').fill('Guide');
  await button('Add free text').click();
  await box('Description of Line 2').fill('Welcome');
  await box('Price in DZD of Guide').fill('9000');
  await expect.element(page.getByText('Enter a price for each line, or mark')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await box('Price in DZD of Welcome').fill('many');
  await page.getByRole('checkbox', { name: 'Welcome is included' }).click();
  await expect.element(box('Price in DZD of Welcome')).toBeDisabled();
  await expect.element(send).toBeEnabled();
  await box('Price in DZD of Guide').fill('0');
  await expect.element(send).toBeDisabled();
  await box('Price in DZD of Guide').fill('9000');
  await button('Save draft').click();
  await expect.element(button('Save draft')).toBeDisabled();
  expect(saved[0]?.items).toMatchObject([
    { title: 'Guide', unit_price_minor: 900_000, is_included: false },
    { title: 'Welcome', unit_price_minor: 0, is_included: true },
  ]);
});

it('adds the texts of the catalogue in the language of the proposal', async () => {
  await renderEditor({ language: 'fr' });
  await page.getByRole('combobox', { name: 'Add from the catalogue' }).click();
  await page.getByRole('option', { name: 'Timimoun' }).click();
  await expect.element(box('Description of Timimoun la rouge')).toHaveAttribute('lang', 'fr');
  await expect.element(box('Included')).toHaveValue('Chauffeur\nGuide');
  await expect.element(box('Terms')).toHaveAttribute('dir', 'auto');
});

it('begins a proposal in the language of the inquiry', async () => {
  const inquiry = { ...submission, childrenUnder12: 0, childrenUnder5: 0 };
  expect(await draftFromInquiry(inquiry)).toMatchObject({ language: 'en', terms: 'Free.' });
  const french = await draftFromInquiry({ ...inquiry, language: 'fr' });
  expect(french).toMatchObject({
    language: 'fr',
    title: 'Timimoun la rouge',
    travellers: '2 personnes',
    included: ['Chauffeur', 'Guide'],
    not_included: ['Vols'],
    terms: 'Sans frais.',
    items: [{ title: 'Timimoun la rouge' }],
  });
});

it('shows the page of the proposal’s language as the preview', async () => {
  await renderEditor({ language: 'ar' });
  await button('Preview').click();
  const frame = page.getByTitle('Preview of the proposal');
  await expect.element(frame).toHaveAttribute('src', '/ar/preview/proposal');
});
