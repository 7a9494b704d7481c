// The home page: its slides, its blocks, and what is left of it when a part of the API fails.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

const rows = (table: string) => new RegExp(`^${apiUrl}/rest/v1/${table}\\?`);

const slides = ['Dawn', 'Noon', 'Dusk'].map((title, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  title: `${title} on the coast`,
  description: 'A slide of the test.',
  image: 'illustrations/tipaza-columns.webp',
  image_alt: `${title}, drawn`,
  button_text: index === 1 ? 'Read elsewhere' : 'See the travels',
  button_link: index === 1 ? 'https://example.com/noon' : '/travels',
}));

const showSlides = (page: Page) =>
  page.route(rows('hero_slides'), (route) => route.fulfill({ json: slides }));

const carousel = (page: Page) => page.getByRole('region', { name: 'Algeria in its lights' });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// What moves by itself does so only for those who want it.
test.use({ reducedMotion: 'no-preference' });

test('the promise stays while the visitor turns the slides', async ({ page }) => {
  await showSlides(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Dawn on the coast');

  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Noon on the coast');
  await expect(carousel(page).getByRole('group', { name: '2 of 3' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read elsewhere' })).toHaveAttribute(
    'rel',
    'noopener',
  );

  await page.getByRole('button', { name: 'Previous slide' }).click();
  await page.getByRole('button', { name: 'Previous slide' }).press('ArrowLeft');
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Dusk on the coast');
  await page.getByRole('button', { name: 'Show slide 1: Dawn on the coast' }).click();
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Dawn on the coast');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Travel Algeria, and live here well',
  );
});

test('the slides go on by themselves until they are paused', async ({ page }) => {
  await page.clock.install();
  await showSlides(page);
  await page.goto('/');
  const title = carousel(page).getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Dawn on the coast');
  await page.clock.runFor(7500);
  await expect(title).toHaveText('Noon on the coast');

  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(30_000);
  await expect(title).toHaveText('Noon on the coast');
});

test('the slides wait for a keyboard that is among them', async ({ page }) => {
  await page.clock.install();
  await showSlides(page);
  await page.goto('/');
  await expect(carousel(page).getByRole('heading', { level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'See all travels' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Dawn on the coast');
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no slide comes by itself', async ({ page }) => {
    await page.clock.install();
    await showSlides(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Dawn on the coast');
  });
});

test('without slides there is the one of the house', async ({ page }) => {
  await page.route(rows('hero_slides'), (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText(
    'Begin where the white city meets the sea',
  );
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
});

test.describe('when the API fails', { tag: '@cold' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the hero shows the slide of the house', async ({ page }) => {
    await page.route(rows('hero_slides'), (route) =>
      route.fulfill({ status: 500, json: { message: 'down' } }),
    );
    await page.goto('/');
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText(
      'Begin where the white city meets the sea',
      { timeout: 20_000 },
    );
  });

  test('a block says so, leaves the others alone and comes back', async ({ page }) => {
    let isBroken = true;
    await page.route(rows('travel_categories'), (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await page.goto('/');
    const doors = block(page, 'Choose a door');
    await expect(doors.getByText('The categories could not be loaded.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(block(page, 'Where to begin').getByRole('article').first()).toBeVisible();
    isBroken = false;
    await doors.getByRole('button', { name: 'Retry' }).click();
    await expect(doors.getByRole('link', { name: 'The West' })).toBeVisible();
  });
});

test('an empty block is left out', async ({ page }) => {
  await page.route(rows('vehicles'), (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(block(page, 'And if you stay').getByRole('article').first()).toBeVisible();
  await expect(block(page, 'Your own road')).toHaveCount(0);
});

test('the blocks lead to their pages', async ({ page }) => {
  await page.goto('/');
  for (const [name, link, address] of [
    ['What we do', 'the paperwork', '/services'],
    ['Choose a door', 'Desert', '/categories/desert'],
    ['Where to begin', 'See all travels', '/travels'],
    ['A day outside', 'Scuba Diving', '/activities/scuba-diving'],
    ['And if you stay', 'Expat Handbook', '/services#expat-handbook'],
    ['Your own road', 'Pop-top Camper Van', '/rv-rental/pop-top-van'],
  ] as const) {
    await expect(block(page, name).getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'href',
      address,
    );
  }
});

test('at most six travels are featured, from coast to Sahara', async ({ page }) => {
  await page.goto('/');
  const featured = block(page, 'Where to begin');
  const stories = featured.getByRole('article');
  await expect(stories.first()).toBeVisible();
  expect(await stories.count()).toBeLessThanOrEqual(6);
  for (const theme of ['Coast', 'City', 'Roman stone', 'Sahara']) {
    await expect(featured.getByText(theme, { exact: true }).first()).toBeVisible();
  }
  const addresses = await stories
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^\/travels\/[a-z0-9-]+$/);
});

test('"Plan my trip" asks about a trip, the last question about anything', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByLabel('Service')).toHaveValue('Trip planner');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Write to us' }).click();
  await expect(dialog.getByLabel('Service')).toHaveValue('General inquiry');
});
