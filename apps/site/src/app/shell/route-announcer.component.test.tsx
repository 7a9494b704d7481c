import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { listenToPage } from '#testing/live-region.ts';
import { renderPage } from '#testing/render-site.tsx';
import { anActivity, aTravel } from '#testing/trip-rows.ts';

let api: FakeApi;
beforeEach(() => {
  document.title = '';
  api = fakeApi();
  api.answer('travels', [aTravel({ id: 'oran', title: 'Oran' })]);
  api.answer('activities', [anActivity({ id: 'walk', title: 'Evening walk' })]);
});

it.each([
  ['travels', '/travels/oran', 'Oran | Expat Buddy'],
  ['activities', '/activities/walk', 'Evening walk | Expat Buddy'],
  ['travels', '/travels/nowhere', 'Travel not found | Expat Buddy'],
])(
  'announces once that a slow page of %s is loading, and once that it has loaded',
  async (table, path, title) => {
    const release = api.hold(table);
    const heard = listenToPage();
    await renderPage(path);
    await vi.waitFor(() => expect(heard).toContain('Loading...'), { timeout: 10_000 });
    expect(document.documentElement).toHaveAttribute('data-loading');
    release();
    await vi.waitFor(() => expect(heard).toContain(title), { timeout: 10_000 });
    expect(heard.filter((text) => /Loading|Expat Buddy$/.test(text))).toEqual([
      'Loading...',
      title,
    ]);
    expect(document.documentElement).not.toHaveAttribute('data-loading');
  },
);

it('announces the page that a link opens, and focuses it', async () => {
  await renderPage('/travels/nowhere');
  await expect.element(page.getByRole('heading', { name: 'Travel not found.' })).toBeVisible();
  const heard = listenToPage();
  await page.getByRole('main').getByRole('link').first().click();
  await vi.waitFor(() => expect(heard).toContain('Travels | Expat Buddy'), { timeout: 10_000 });
  expect(document.documentElement).not.toHaveAttribute('data-loading');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
