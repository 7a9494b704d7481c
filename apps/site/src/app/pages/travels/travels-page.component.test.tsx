import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { listenToPage } from '#testing/live-region.ts';
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

it('shows that the travels that match load', async () => {
  const release = api.hold('rpc/find_travels');
  await renderPage('/travels?search=sea');
  await expect.element(loading).toBeVisible();
  release();
  await expectThreeTravels();
});

it('says how many travels each choice would find, once somebody turns to the filters', async () => {
  api.answer('regions', [
    { id: 'sahara', title: 'Sahara' },
    { id: 'coast', title: 'Coast' },
  ]);
  api.answer('rpc/travel_facets', [
    { facet: 'region', choice: 'Sahara', travels: 12 },
    { facet: 'month', choice: '4', travels: 7 },
  ]);
  await renderPage('/travels?search=sea');
  await expectThreeTravels();
  const region = page.getByLabelText('Region');
  const choices = () =>
    [...region.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  await expect.poll(choices).toEqual(['Any', 'Sahara', 'Coast']);
  (region.element() as HTMLElement).focus();
  await expect.poll(choices).toEqual(['Any', 'Sahara (12)', 'Coast (0)']);
  await expect
    .element(page.getByLabelText('When').getByRole('option', { name: 'April (7)' }))
    .toBeInTheDocument();
});

it('shows the travels that match after a retry', async () => {
  api.fail('rpc/find_travels', 'refuses the connection');
  await renderPage('/travels?search=sea');
  await expect.element(page.getByText('Error loading travels.')).toBeVisible();
  api.mend('rpc/find_travels');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expectThreeTravels();
});

it('says how many travels there are and how they are shown after each change', async () => {
  const ids = ['oran', 'tlemcen', 'tipaza'];
  api.answer(
    'travels',
    ids.map((id) => aTravel({ id, title: id })),
  );
  await renderPage('/travels?search=sea');
  await expectThreeTravels();
  const heard = listenToPage();
  await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Price, low to high');
  await expect
    .poll(() => heard.findLast((text) => text.startsWith('3 travels')))
    .toMatch(
      /^3 travels\. Sorted by: Price, low to high\. View: Map\. Prices in dinars come first/,
    );
  await page.getByRole('button', { name: 'List', exact: true }).last().click();
  await expect
    .poll(() => heard.findLast((text) => text.startsWith('3 travels')))
    .toMatch(/^3 travels\..* View: List\./);
});
