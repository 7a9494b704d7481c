import { ResourceContextProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#testing/accessibility.ts';
import { TestOffice } from '#testing/TestOffice.tsx';
import TranslationList from './TranslationList.tsx';
import { filterOfNeed } from './what-is-left.ts';

const oran = {
  id: 'travels/oran/fr',
  resource: 'travels',
  record_id: 'oran',
  language: 'fr',
  title: 'Oran',
  is_visible: true,
  texts: 40,
  missing: 3,
  outdated: 1,
  drafts: 0,
  is_complete: false,
};
const faq = {
  ...oran,
  id: 'faq',
  resource: 'faq_questions',
  record_id: 'faq',
  language: 'ar',
  title: 'Visas?',
  is_visible: false,
  texts: 2,
  missing: 2,
  outdated: 0,
};

let filters: unknown[] = [];
const provider = testDataProvider({
  getList: async (_resource, { filter }) => {
    filters.push(filter);
    return { data: [oran, faq] as never[], total: 2 };
  },
});

const totals = ['fr', 'ar'].flatMap((language) => [
  {
    language,
    resource: 'travels',
    is_visible: true,
    texts: 1000,
    missing: language === 'ar' ? 600 : 3,
    outdated: 1,
    drafts: 0,
  },
  {
    language,
    resource: 'faq_questions',
    is_visible: false,
    texts: 20,
    missing: 20,
    outdated: 0,
    drafts: 0,
  },
]);

beforeEach(() => {
  filters = [];
  vi.stubGlobal('fetch', async () => Response.json(totals));
});

async function renderBoard(search = '') {
  const element = (
    <TestOffice dataProvider={provider}>
      <ResourceContextProvider value="translations">
        <main>
          <TranslationList />
        </main>
      </ResourceContextProvider>
    </TestOffice>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [`/translations${search}`],
  });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('link', { name: 'Oran' })).toBeVisible();
  return router;
}

it('lists unfinished records with the totals of each language, and is accessible', async () => {
  await renderBoard();
  await expect.element(page.getByText('3 missing, 1 outdated of 40 texts · 90 %')).toBeVisible();
  await expect
    .element(page.getByText('23 missing, 1 outdated, 0 drafts of 1,020 texts'))
    .toBeVisible();
  await expect.element(page.getByText('Arabic 39 %')).toBeVisible();
  expect(filters).toEqual([{ is_complete: false }]);
  await expectAccessible(page.getByRole('main'));
});

it('filters, and counts what it shows', async () => {
  const filter = JSON.stringify({
    resource: 'faq_questions',
    is_visible: 'false',
    need: 'missing',
  });
  await renderBoard(`?filter=${encodeURIComponent(filter)}`);
  await expect
    .element(page.getByText('20 missing, 0 outdated, 0 drafts of 20 texts').first())
    .toBeVisible();
  expect(filterOfNeed(JSON.parse(filter))).toEqual({
    resource: 'faq_questions',
    is_visible: 'false',
    'missing@gt': 0,
  });
});

it('opens a record in the language of its row', async () => {
  const router = await renderBoard();
  await page.getByRole('link', { name: 'Visas?' }).click();
  expect(router.state.location).toMatchObject({
    pathname: '/translations/faq_questions/faq',
    search: '?language=ar',
  });
});
