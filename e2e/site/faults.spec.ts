// Failures outside the site: the API, full storage, code of an old release, clocks and time zones. The
// visitor gets a message, loses nothing, and can continue.
import type { Page, Route } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

const activityRows = /\/rest\/v1\/activities\?/;

const inquiryButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /inquiry/i })
    .first();

async function openDialog(page: Page, activityId: string) {
  await page.goto(`/activities/${activityId}`);
  await inquiryButton(page).click();
  return page.getByRole('dialog', { name: 'Contact Us' });
}

test.describe('when the API is overloaded, answers HTML or drops the connection', {
  tag: '@cold',
}, () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'is overloaded': (route) => route.fulfill({ status: 429, json: { message: 'Slow down' } }),
    'answers HTML': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in to the Wi-Fi' }),
    'drops the connection': (route) => route.abort('connectionreset'),
  };

  test('a retry loads the page', async ({ page, activity }) => {
    const ask = [
      () => page.goto('/activities'),
      () => page.getByRole('button', { name: 'Retry' }).click(),
    ] as const;
    for (const [index, [failure, answer]] of Object.entries(failures).entries()) {
      await test.step(failure, async () => {
        let answers = 0;
        await page.route(activityRows, async (route) => {
          answers += 1;
          await answer(route);
        });
        await ask[index === 0 ? 0 : 1]();
        await expect.poll(() => answers).toBeGreaterThan(0);
        await expect(page.getByText('Error loading activities.')).toBeVisible();
        await page.unroute(activityRows);
      });
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: activity.title })).toBeVisible();
  });
});

test.describe('when the reads of a section fail', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  test('a prerendered activity keeps its content and offers to read again', async ({ page }) => {
    const reads = /\/rest\/v1\/(?:review_subjects|travels|entry_rules)\?/;
    await page.route(reads, (route) => route.abort('connectionreset'));
    await page.goto('/activities/dune-driving');
    const title = page.getByRole('heading', { level: 1, name: 'Dune Driving' });
    const reviews = page.getByRole('region', { name: 'What Our Customers Say' });
    await reviews.scrollIntoViewIfNeeded();
    const notice = page.getByText('Part of this page could not be refreshed.');
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport();
    await expect(title).toBeAttached();
    await expect(reviews).toBeVisible();
    await page.unroute(reads);
    await page.getByRole('status').getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toBeHidden();
  });
});

test('the site works when the browser’s storage is full', async ({ page, activity }) => {
  const email = `full-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const dialog = await openDialog(page, activity.id);
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await dialog.getByPlaceholder('Your email').fill(email);
  await dialog.getByLabel('Message').fill('We would like to walk in spring.');
  const mailed = page.waitForResponse(/\/send-email/);
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  await mailed;
  const sent = await server().from('contact_submissions').delete().eq('email', email).select('id');
  expect(sent.data).toHaveLength(1);
});

test.describe('after a new release', () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|could not be shown|error loading/i] });

  test('a page whose code is gone loads the new version on retry', async ({ page }) => {
    await page.goto('/faq');
    await page.route(/\/assets\/contact-page-/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute(/\/assets\/contact-page-/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

test.describe('with a wrong clock', () => {
  test.use({ hasOwnContext: true });

  test('an inquiry arrives from a clock that is a day ahead or behind', async ({
    page,
    activity,
  }) => {
    for (const [clock, days] of [
      ['ahead', 1],
      ['behind', -1],
    ] as const) {
      const email = `clock-${clock}-${crypto.randomUUID().slice(0, 8)}@example.org`;
      await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
      const dialog = await openDialog(page, activity.id);
      await dialog.getByPlaceholder('Your name').fill('Amel');
      await dialog.getByPlaceholder('Your email').fill(email);
      await dialog.getByLabel('Message').fill('We would like to walk in spring.');
      const mailed = page.waitForResponse(/\/send-email/);
      await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
      await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
      await mailed;
      const sent = await server()
        .from('contact_submissions')
        .delete()
        .eq('email', email)
        .select('created_at');
      expect(Date.parse(sent.data?.[0]?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(Date.parse(sent.data?.[0]?.created_at ?? '')).toBeLessThan(Date.now() + 60_000);
    }
  });
});
