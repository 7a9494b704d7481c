import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aTravel } from '#testing/rows.ts';

let api: FakeApi;
const title = page.getByRole('heading', { level: 1, name: 'Oran' });

beforeEach(() => {
  api = fakeApi();
  api.answer('travels', [aTravel()]);
});

it('announces a travel while it loads', async () => {
  const release = api.hold('travels');
  await renderPage('/travels/oran');
  await expect.element(page.getByText('Loading travel...')).toBeVisible();
  release();
  await expect.element(title).toBeVisible();
});

it('shows a travel after a retry', async () => {
  api.fail('travels');
  await renderPage('/travels/oran');
  await expect.element(page.getByText('Error loading travel.')).toBeVisible();
  api.mend('travels');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(title).toBeVisible();
});

it('leads from a former address to the present one', async () => {
  api.answer('id_redirects', [{ resource: 'travels', old_id: 'wahran', new_id: 'oran' }]);
  await renderPage('/travels/wahran');
  await expect.element(title).toBeVisible();
});

it('shows the rest of a travel when its programme cannot be loaded', async () => {
  api.fail('travels/details');
  await renderPage('/travels/oran');
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Error loading the programme.')).toBeVisible();
});
