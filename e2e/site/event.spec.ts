// The addresses of events; the states of an event are component tests.
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

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

test('every published event has a page', async ({ page }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const event = {
    id: `test-event-${key}`,
    title: `Harvest night ${key}`,
    status: 'published',
  } as const;
  await server().from('events').insert(event).throwOnError();
  await page.goto(`/search?q=${key}`);
  await page.getByRole('main').getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(`/events/${event.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await page.goto('/sitemap');
  await expect(
    page.getByRole('region', { name: 'Events' }).getByRole('link', { name: event.title }),
  ).toHaveAttribute('href', `/events/${event.id}`);
  await server().from('events').delete().eq('id', event.id).throwOnError();
});
