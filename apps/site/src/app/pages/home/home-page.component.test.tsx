import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aService, aVehicle } from '#testing/catalogue-rows.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { record } from '#testing/record.ts';
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

it('meets a slide before its controls, and its picture in it', async () => {
  const aSlide = (id: string) => ({
    ...{ ...record, id, title: id, description: '', button_text: 'Go', button_link: '/travels' },
    ...{ image: `/illustrations/${id}.webp`, image_alt: `Picture of ${id}` },
  });
  api.answer('hero_slides', [aSlide('taghit-dune'), aSlide('dunes-night')]);
  await renderPage('/');
  const link = page.getByRole('link', { name: 'Go' }).first();
  const pause = page.getByRole('button', { name: /the slides$/ }).first();
  await expect.element(pause).toBeVisible();
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(link.element().compareDocumentPosition(pause.element())).toBe(DOCUMENT_POSITION_FOLLOWING);
  const slide = page.getByRole('group', { name: '1 of 2' });
  await expect.element(slide).toHaveAttribute('aria-roledescription', 'slide');
  const picture = document.getElementById(slide.element().getAttribute('aria-owns') ?? '');
  expect(picture?.querySelector('img')?.alt).toBe('Picture of taghit-dune');
});
