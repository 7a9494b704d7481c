// The travel categories (specification, section 2).
import { expect } from '../support/fixtures.ts';
import { test } from '../support/travels.ts';

const doors = [
  ['western', 'Western Algeria', 'Places in the west', 'Plan a western trip', 'oran-santa-cruz'],
  [
    'eastern',
    'Eastern Algeria',
    'Places in the east',
    'Plan an eastern trip',
    'constantine-bridges',
  ],
  ['adventure', 'Adventure', 'Trips on foot and outdoors', 'Ask about an adventure', 'gorge-hike'],
  ['desert', 'The Sahara', 'Trips to the Sahara', 'Plan a desert journey', 'hoggar-assekrem'],
  [
    'cultural',
    'Culture and Crafts',
    'Trips for the curious',
    'Suggest a cultural trip',
    'algiers-kasbah',
  ],
  ['day-trips', 'Day Trips', 'One-day trips', 'Ask for a day', 'tipaza-columns'],
] as const;

test('the text of a hero slides in, except with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/categories/western', '/travels/oran', '/activities/scuba-diving']) {
    // The text starts below this window.
    await page.setViewportSize({ width: 1280, height: 160 });
    await page.goto(path);
    const heroText = page.locator('[data-in-view]', {
      has: page.getByRole('heading', { level: 1 }),
    });
    await expect(heroText).toHaveAttribute('data-in-view', 'false');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(heroText).toHaveAttribute('data-in-view', 'true');
    await expect(heroText).toHaveCSS('animation-name', 'hero-rise');
    await expect(heroText).toHaveCSS('opacity', '1');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heroText = page.locator('[data-in-view]', { has: page.getByRole('heading', { level: 1 }) });
  await expect(heroText).toHaveCSS('animation-name', 'none');
});

test('each of the six categories has its own content', async ({ page }) => {
  const main = page.getByRole('main');
  const lead = (name: string) =>
    page
      .getByRole('region', { name: 'Travel categories' })
      .getByRole('link', { name, exact: true })
      .click();
  await page.goto('/sitemap');
  for (const [route, name, listTitle, button, picture] of doors) {
    await test.step(name, async () => {
      await lead(name);
      await expect(page).toHaveURL(`/categories/${route}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: listTitle })).toBeVisible();
      await expect(main.getByRole('button', { name: button })).toBeVisible();
      await expect(main.getByRole('article').first()).toBeVisible();
      await expect(main.locator('img').first()).toHaveAttribute(
        'src',
        `/illustrations/${picture}.webp`,
      );
      await page.goBack();
    });
  }

  await test.step('a fixed filter decides what a category shows', async () => {
    await lead('Eastern Algeria');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Annaba',
      'Béjaïa',
      'Constantine and Timgad',
    ]);
    await page.goBack();
  });

  await test.step('its button opens an inquiry with camping', async () => {
    await lead('Western Algeria');
    await page.getByRole('button', { name: 'Plan a western trip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await expect(dialog.getByLabel('Service')).toHaveValue('Trip planner');
    await expect(dialog.getByLabel('Include Camping')).not.toBeChecked();
  });
});

test('a card shortens long texts and links with its category', async ({ page, travels }) => {
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  const travel = await travels.add({
    description: `${'a'.repeat(150)}b`,
    highlights: numbers.map((number) => `Sight ${number}`),
    activities: numbers.map((number) => `Pastime ${number}`),
    tags: [travels.tag],
  });
  const { route } = await travels.addCategory(travels.tag);
  await page.goto(`/categories/${route}`);
  const card = page.getByRole('article').filter({ hasText: travel.title });
  await expect(card.getByText(`${'a'.repeat(150)}...`, { exact: true })).toBeVisible();
  await expect(card.getByText(/^Sight/)).toHaveText(numbers.slice(0, 4).map((n) => `Sight ${n}`));
  await expect(card.getByText(/^Pastime/)).toHaveCount(4);
  await expect(card.getByRole('link', { name: `Explore ${travel.title}` })).toHaveAttribute(
    'href',
    `/travels/${travel.id}?from=${route}`,
  );
});
