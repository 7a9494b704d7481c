import { Notification, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import type { SentText, TranslatedText } from '../texts.ts';
import RecordTranslations from './RecordTranslations.tsx';

const missing: TranslatedText = {
  resource: 'travels',
  record_id: 'oran',
  field: 'title',
  item: '',
  day_number: null,
  element: null,
  language: 'fr',
  source: 'Oran by the sea',
  text: null,
  source_text: null,
  status: null,
  state: 'missing',
  author: null,
  updated_at: null,
};
const outdated: TranslatedText = {
  ...missing,
  field: 'description',
  source: 'Three days in Oran',
  text: 'Deux jours à Oran',
  source_text: 'Two days in Oran',
  status: 'published',
  state: 'outdated',
  author: 'Amel',
  updated_at: '2026-11-20T10:00:00+00:00',
};
const stop: TranslatedText = { ...missing, field: 'days.title', day_number: 2, source: 'The port' };

let stored: TranslatedText[] = [];
let sent: SentText[][] = [];
let refusal: string | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  stored = [missing, outdated, stop].flatMap((text) => [
    text,
    {
      ...missing,
      field: text.field,
      day_number: text.day_number,
      source: text.source,
      language: 'ar' as const,
    },
  ]);
  vi.stubGlobal('fetch', async (input: URL | string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes('create_preview_link')) return Response.json('token');
    if (!request.url.includes('save_translations')) return Response.json(stored);
    const { texts } = (await request.json()) as { texts: SentText[] };
    sent.push(texts);
    if (refusal) {
      const details = JSON.stringify({ code: refusal, values: {} });
      return Response.json({ code: '23514', message: 'x', details }, { status: 400 });
    }
    stored = stored.map((known) => {
      const mine = texts.find(
        ({ field, language }) => field === known.field && language === known.language,
      );
      if (!mine) return known;
      return {
        ...known,
        ...mine,
        source_text: mine.source,
        state: mine.status,
        updated_at: '2026-11-23T10:00:00+00:00',
      };
    });
    return Response.json(texts);
  });
});

const provider = testDataProvider({
  getList: async () => ({
    data: [
      { id: 'travels/oran/fr', resource: 'travels', record_id: 'oran', language: 'fr' },
      { id: 'travels/setif/fr', resource: 'travels', record_id: 'setif', language: 'fr' },
    ] as never[],
    total: 2,
  }),
});

async function renderPage(path = '/translations/travels/oran') {
  const element = (
    <TestOffice dataProvider={provider}>
      <main>
        <RecordTranslations />
      </main>
      <Notification />
    </TestOffice>
  );
  const router = createMemoryRouter(
    [
      { path: '/translations/:table/:id', element },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [path] },
  );
  await render(<RouterProvider router={router} />);
  return router;
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

it('shows English beside each translation, in its direction, and is accessible', async () => {
  await renderPage();
  await expect.element(field('Title in French')).toHaveFocus();
  await expect.element(field('Title in French')).toHaveAttribute('lang', 'fr');
  await expect.element(page.getByRole('deletion')).toHaveTextContent('Two');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('Three');
  await expectAccessible(page.getByRole('main'));
  await page.getByRole('tab', { name: 'Arabic' }).click();
  await expect.element(field('Title in Arabic')).toHaveAttribute('dir', 'rtl');
  await expect.element(field('Day 2, title in Arabic')).toBeVisible();
});

it('saves all changes in one request, then moves to the next text with Ctrl+Enter', async () => {
  const router = await renderPage();
  await field('Title in French').fill('Oran, côté mer');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(field('Description in French')).toHaveFocus();
  expect(sent).toEqual([
    [
      {
        resource: 'travels',
        record_id: 'oran',
        field: 'title',
        item: '',
        language: 'fr',
        source: 'Oran by the sea',
        text: 'Oran, côté mer',
        status: 'published',
        seen_at: null,
      },
    ],
  ]);

  await page.getByRole('button', { name: 'Description still fits' }).click();
  await field('Description in French').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(field('Day 2, title in French')).toHaveFocus();
  expect(sent[1]).toEqual([
    expect.objectContaining({ text: 'Deux jours à Oran', source: 'Three days in Oran' }),
  ]);

  await field('Day 2, title in French').fill('Le port');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => router.state.location.pathname).toBe('/translations/travels/setif');
});

it('publishes a new translation unless it is kept as a draft', async () => {
  await renderPage();
  await field('Title in French').fill('Oran');
  await page.getByRole('switch', { name: 'Published: Title in French' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sent[0]?.[0]?.status).toBe('draft');
  await expect.element(page.getByText('Draft', { exact: true })).toBeVisible();
});

it('keeps what was typed when a colleague saves first', async () => {
  await renderPage();
  refusal = 'translation_changed';
  await field('Title in French').fill('Oran et la mer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(page.getByText('Somebody else has changed one of these translations meanwhile.'))
    .toBeVisible();
  stored = stored.map((text) =>
    text.field === 'title' && text.language === 'fr'
      ? {
          ...text,
          text: 'Oran en bord de mer',
          status: 'published',
          state: 'published',
          updated_at: '2026-11-23T11:00:00+00:00',
        }
      : text,
  );
  refusal = undefined;
  await page.getByRole('button', { name: 'Reload the texts' }).click();
  await expect.element(page.getByText('A colleague has saved: Oran en bord de mer')).toBeVisible();
  await expect.element(field('Title in French')).toHaveValue('Oran et la mer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sent.at(-1)?.[0]?.seen_at).toBe('2026-11-23T11:00:00+00:00');
});

it('asks before it leaves what is not saved', async () => {
  const router = await renderPage();
  await field('Title in French').fill('Oran');
  await page.getByRole('link', { name: 'Edit the English texts' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(router.state.location.pathname).toBe('/translations/travels/oran');
  await expect.element(field('Title in French')).toHaveValue('Oran');
});

it('opens the preview in the language that is being translated', async () => {
  await renderPage('/translations/travels/oran?language=ar');
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.getByTitle(/^Preview on a/);
  await expect.element(frame).toHaveAttribute('src', '/ar/preview#token');
  await page.getByRole('combobox', { name: 'Language of the preview' }).selectOptions('fr');
  await expect.element(frame).toHaveAttribute('src', '/fr/preview#token');
});
