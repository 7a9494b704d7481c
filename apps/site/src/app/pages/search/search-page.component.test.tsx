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
