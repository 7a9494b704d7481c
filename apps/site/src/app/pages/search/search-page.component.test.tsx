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

it('shows two lines of a term that would fill the screen', async () => {
  fakeApi().answer('rpc/search_site', []);
  const term = 'Taghit'.repeat(50);
  await renderPage(`/search?q=${term}`);
  const nothing = page.getByRole('heading', { level: 2, name: /Nothing found for/ });
  await expect.element(nothing).toBeVisible();
  const shown = page.getByRole('heading', { level: 1 }).element().lastElementChild;
  for (const text of [nothing.element(), shown]) {
    if (!text) throw new Error('The term is not shown.');
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    expect(text.clientHeight / line).toBeLessThan(2.2);
  }
});
