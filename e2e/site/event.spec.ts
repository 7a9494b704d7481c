// The event page in each state of its row. The row is shared, so states are put into the answer.
import type { Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

const eventRows = new RegExp(`^${apiUrl}/rest/v1/events\\?`);

/** Opens the page with a row that differs from the stored one. */
async function openWith(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.unroute(eventRows);
  await page.route(eventRows, async (route) => {
    const response = await route.fetch();
    const [row] = [await response.json()].flat();
    await route.fulfill({ response, json: [{ ...row, ...change }] });
  });
  await page.goto('/events/algroove');
}

const ticket = (page: Page) => page.getByRole('region', { name: 'The event at a glance' });

test('both addresses show the event and name the one, and one not published is not found', async ({
  page,
}) => {
  for (const address of ['/events/algroove', '/algroove']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algroove');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/events\/algroove$/,
    );
    await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  }
  await page.route(eventRows, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found.');
});

test('every published event has a page, which the search and the site map lead to', async ({
  page,
}) => {
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

test('what is not certain is to be announced, and one asks to be told', async ({ page }) => {
  await openWith(page, {
    state: 'announced',
    starts_on: null,
    ends_on: null,
    location: '',
    programme: [],
  });
  await expect(ticket(page)).toContainText('Announced');
  await expect(ticket(page)).toContainText('Dates to be announced');
  await expect(ticket(page)).toContainText('Place to be announced');
  await expect(page.getByText('The programme appears here once it is confirmed.')).toBeVisible();
  await ticket(page).getByRole('button', { name: 'Tell me when it is confirmed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toContainText('Send us an inquiry about Algroove');
  await expect(dialog.getByText('Departure Date')).toBeVisible();
});

test('an open event has the days that staff wrote, east and west', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
    await test.step(timezoneId, async () => {
      await browser.send('Emulation.setTimezoneOverride', { timezoneId });
      await openWith(page, {
        state: 'open',
        starts_on: '2099-06-12',
        ends_on: '2099-06-14',
        location: 'Taghit',
        programme: ['Friday evening: songs of the Saoura'],
      });
      await expect(ticket(page)).toContainText('June 12 – 14, 2099');
      await expect(ticket(page)).toContainText('Taghit');
      await expect(page.getByText('Friday evening: songs of the Saoura')).toBeVisible();
      await expect(ticket(page).getByRole('button', { name: 'Ask for a place' })).toBeVisible();
    });
  }
});

test('a full event keeps a waiting list, one whose last day is over is past, whatever its row says', async ({
  page,
}) => {
  await openWith(page, { state: 'full', starts_on: '2099-06-12', ends_on: null });
  await expect(ticket(page)).toContainText('Every place is taken.');
  await expect(ticket(page).getByRole('button', { name: 'Join the waiting list' })).toBeVisible();

  await openWith(page, { state: 'open', starts_on: '2020-06-12', ends_on: '2020-06-14' });
  await expect(ticket(page)).toContainText('This one is over.');
  await expect(ticket(page).getByRole('button', { name: 'Ask about the next one' })).toBeVisible();
  await expect(page.getByText('once it is certain')).toHaveCount(0);
});

test.describe('when the API is slow, then fails', { tag: '@cold' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the event says so and a retry brings it', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isBroken = true;
    await page.route(eventRows, async (route) => {
      await held;
      await (isBroken
        ? route.fulfill({ status: 500, json: { message: 'down' } })
        : route.continue());
    });
    await page.goto('/events/algroove');
    await expect(page.getByText('Loading the event...')).toBeVisible();
    release();
    await expect(page.getByText('The event could not be loaded.')).toBeVisible({ timeout: 20_000 });
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algroove');
  });
});
