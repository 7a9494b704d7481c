import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

it('keeps the meaning of the levels when the activities cannot be loaded', async () => {
  fakeApi().fail('activities');
  await renderPage('/why-us');
  await expect.element(page.getByText('The activities could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('Moderate', { exact: true })).toBeVisible();
});
