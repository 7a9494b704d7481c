import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aSearchResult } from '#testing/rows.ts';

it('shows the results after a retry', async () => {
  const api = fakeApi();
  api.answer('rpc/search_site', [aSearchResult()]);
  api.fail('rpc/search_site');
  await renderPage('/search?q=tipaza');
  await expect.element(page.getByText('Search isn’t working right now.')).toBeVisible();
  api.mend('rpc/search_site');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('region', { name: 'Travels' })).toBeVisible();
});

it('shows the beginning of a term that would fill the screen', async () => {
  fakeApi().answer('rpc/search_site', []);
  const term = 'Taghit'.repeat(50);
  await renderPage(`/search?q=${term}`);
  const shown = `${term.slice(0, 60)}…`;
  const nothing = page.getByRole('heading', { level: 2, name: `Nothing found for “${shown}”` });
  await expect.element(nothing).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }).getByText(shown, { exact: true }))
    .toBeVisible();
  expect(document.title).toContain(shown);
});
