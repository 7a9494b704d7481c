import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aService, aVehicle } from '#testing/catalogue-rows.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aTravel, aTravelCategory } from '#testing/trip-rows.ts';

let api: FakeApi;
const block = (name: string) => page.getByRole('region', { name, exact: true });
const slide = page
  .getByRole('region', { name: 'Algeria in every light' })
  .getByRole('heading', { level: 2 });

beforeEach(() => {
  api = fakeApi();
  api.answer('travel_categories', [aTravelCategory()]);
  api.answer('travels', [aTravel({ highlights: ['The hill'] })]);
  api.answer('vehicles', [aVehicle()]);
});

it('shows the built-in slide when the slides cannot be loaded', async () => {
  api.fail('hero_slides');
  await renderPage('/');
  await expect.element(slide).toMatchTextContent('Begin where the white city meets the sea');
});

it('shows the built-in slide, alone, when there are no slides', async () => {
  await renderPage('/');
  await expect.element(slide).toMatchTextContent('Begin where the white city meets the sea');
  await expect.element(page.getByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
});

it('leaves out a block without records', async () => {
  api.answer('services', [aService({ audience: 'residents' })]);
  api.answer('vehicles', []);
  await renderPage('/');
  await expect.element(block('And if you stay').getByRole('article').first()).toBeVisible();
  await expect.element(block('Your own road')).not.toBeInTheDocument();
});

it('shows the categories after a retry, and the other blocks meanwhile', async () => {
  api.fail('travel_categories');
  await renderPage('/');
  const categories = block('Choose your way in');
  await expect.element(categories.getByText('The categories could not be loaded.')).toBeVisible();
  await expect.element(block('Where to begin').getByRole('article').first()).toBeVisible();
  api.mend('travel_categories');
  await categories.getByRole('button', { name: 'Retry' }).click();
  await expect.element(categories.getByRole('link', { name: 'The West' })).toBeVisible();
});
