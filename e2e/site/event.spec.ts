// The addresses of events; the states of an event are component tests.
import { readFile } from 'node:fs/promises';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts, apiUrl } from '../support/settings.ts';

test('both addresses show the event with one canonical address', async ({ page }) => {
  for (const address of ['/events/algroove', '/algroove']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algroove');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/events\/algroove$/,
    );
    await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  }
  await page.route(`${apiUrl}/rest/v1/events?*`, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found.');
});

test('staff add an event, and a visitor finds it and adds it to a calendar', async ({ page }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const title = `Harvest night ${key}`;
  await useSession(page, accounts.staff);
  await page.goto('/admin/events/add');
  const drawer = page.getByRole('dialog', { name: 'New event' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill(title);
  await drawer.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await drawer.getByRole('tab', { name: 'When and where' }).click();
  await drawer.getByLabel('First day').fill('2099-06-12');
  await drawer.getByLabel('Begins at').fill('19:30');
  await drawer.getByRole('textbox', { name: 'Place' }).fill('Taghit');
  await drawer.getByRole('textbox', { name: 'Price' }).fill('2 500 DA');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();

  await page.goto('/events');
  const upcoming = page.getByRole('region', { name: 'Coming up' });
  await expect(upcoming.getByRole('article', { name: title })).toContainText(
    '12 June 2099, 19:30 Algiers time',
  );
  await upcoming.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/events/harvest-night-${key}`);
  await expect(page.getByRole('region', { name: 'The event at a glance' })).toContainText(
    '2 500 DA',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`harvest-night-${key}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART:20990612T183000Z');

  await page.goto(`/search?q=${key}`);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await page.goto('/sitemap');
  await expect(
    page.getByRole('region', { name: 'Events' }).getByRole('link', { name: title }),
  ).toHaveAttribute('href', `/events/harvest-night-${key}`);
  await server().from('events').delete().eq('id', `harvest-night-${key}`).throwOnError();
});
