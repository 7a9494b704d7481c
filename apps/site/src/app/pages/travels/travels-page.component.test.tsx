import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aTravel } from '#testing/trip-rows.ts';

let api: FakeApi;
const loading = page.getByText('Loading destinations...');

async function expectThreeTravels() {
  await expect.poll(() => page.getByRole('article').length).toBe(3);
  await expect.element(page.getByText('3 travels', { exact: true }).first()).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
}

beforeEach(() => {
  api = fakeApi();
  const ids = ['oran', 'tlemcen', 'tipaza'];
  api.answer(
    'rpc/find_travels',
    ids.map((id) => aTravel({ id, title: id })),
  );
});

it('announces the travels that match while they load', async () => {
  const release = api.hold('rpc/find_travels');
  await renderPage('/travels?search=sea');
  await expect.element(loading).toBeVisible();
  release();
  await expectThreeTravels();
});

it('shows the travels that match after a retry', async () => {
  api.fail('rpc/find_travels', 'refuses the connection');
  await renderPage('/travels?search=sea');
  await expect.element(page.getByText('Error loading travels.')).toBeVisible();
  api.mend('rpc/find_travels');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expectThreeTravels();
});
