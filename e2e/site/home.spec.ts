// The home page: its slides and its blocks.
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

const carousel = (page: Page) => page.getByRole('region', { name: 'Algeria in every light' });
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// Slides advance only without the preference for reduced motion.
test.use({ reducedMotion: 'no-preference', hasOwnContext: true });

test('slides advance automatically until the visitor takes control', async ({ page }) => {
  await page.clock.install();
  await showSlides(page);
  await page.goto('/');
  const title = carousel(page).getByRole('heading', { level: 2 });
  const before = page.getByRole('link', { name: 'See all travels' }).first();

  await test.step('they wait while they have the keyboard focus', async () => {
    await expect(title).toHaveText('Dawn on the coast');
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(carousel(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(title).toHaveText('Dawn on the coast');
    await before.focus();
    await page.clock.runFor(7500);
    await expect(title).toHaveText('Noon on the coast');
  });

  await test.step('they stop when paused', async () => {
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await page.mouse.move(1, 1);
    await before.focus();
    await page.clock.runFor(30_000);
    await expect(title).toHaveText('Noon on the coast');
  });

  await test.step('the visitor changes them, and the headline stays', async () => {
    await expect(carousel(page).getByRole('group', { name: '2 of 3' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read elsewhere' })).toHaveAttribute(
      'rel',
      'noopener',
    );
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(title).toHaveText('Dawn on the coast');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(title).toHaveText('Noon on the coast');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await page.getByRole('button', { name: 'Previous slide' }).press('ArrowLeft');
    await expect(title).toHaveText('Dusk on the coast');
    await page.getByRole('button', { name: 'Show slide 1: Dawn on the coast' }).click();
    await expect(title).toHaveText('Dawn on the coast');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Travel Algeria, and live here well',
    );
  });
});

test('slides neither advance nor load pictures while they are out of sight', async ({ page }) => {
  await page.clock.install();
  await showSlides(page);
  await page.goto('/');
  const title = carousel(page).getByRole('heading', { level: 2 });
  const pictures = carousel(page).locator('img');
  const liveRegion = carousel(page).locator('[aria-live]');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(liveRegion).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(30_000);
  await expect(title).toHaveText('Dawn on the coast');
  await expect(pictures).toHaveCount(2);

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(liveRegion).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(7500);
  await expect(title).toHaveText('Noon on the coast');
  await expect(pictures).toHaveCount(3);
});

test.describe('when pictures fail to load', () => {
  test.use({
    hasOwnContext: true,
    expectedErrors: [/Image failed to load|ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
  });

  test('the hero keeps its background and a card shows the fallback, until the connection is back', async ({
    page,
    context,
  }) => {
    await page.route(/\.(avif|webp)/, (route) => route.abort());
    await page.goto('/');
    const picture = carousel(page).getByRole('img');
    await expect(picture).toHaveAccessibleName(/Kasbah/);
    await expect(picture).toHaveCSS('opacity', '0');
    const story = block(page, 'Where to begin').getByRole('article').first();
    await story.scrollIntoViewIfNeeded();
    await expect(story.locator('img')).toHaveAttribute('src', '/shapes/no-picture.svg');
    await page.unroute(/\.(avif|webp)/);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(story.locator('img')).toHaveAttribute('src', /^\/illustrations\/[\w-]+\.webp$/);
    await expect(picture).not.toHaveCSS('opacity', '0');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('slides do not advance', async ({ page }) => {
    await page.clock.install();
    await showSlides(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Dawn on the coast');
  });
});

test('the blocks of the home page lead on', async ({ page }) => {
  await page.goto('/');
  await test.step('each block links its page', async () => {
    for (const [name, link, address] of [
      ['What we do', 'the paperwork', '/services'],
      ['Choose your way in', 'Desert', '/categories/desert'],
      ['Where to begin', 'See all travels', '/travels'],
      ['A day outside', 'Scuba Diving', '/activities/scuba-diving'],
      ['And if you stay', 'Expat Handbook', '/services#expat-handbook'],
      ['Your own road', 'Pop-top Camper Van', '/rv-rental/pop-top-van'],
    ] as const) {
      await expect(
        block(page, name).getByRole('link', { name: link, exact: true }),
      ).toHaveAttribute('href', address);
    }
  });

  await test.step('at most six travels are featured, from the coast to the Sahara', async () => {
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

  await test.step('"Plan my trip" asks about a trip, the last question about anything', async () => {
    await page.getByRole('button', { name: 'Plan my trip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await expect(dialog.getByLabel('Service')).toHaveValue('Trip planner');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Write to us' }).click();
    await expect(dialog.getByLabel('Service')).toHaveValue('General inquiry');
  });
});
