// Addresses as they arrive: cut out of sentences, typed in capitals, from another site's habits.
import { expect, test } from '../support/fixtures.ts';
import { siteUrl } from '../support/settings.ts';

test('an address with a slip leads to its page', async ({ page }) => {
  for (const [given, meant] of [
    ['/travels/oran.', '/travels/oran'],
    ['/Travels/Oran)', '/travels/oran'],
    [`${siteUrl}//contact`, '/contact'],
    ['/index.html', '/'],
    ['/contact.html', '/contact'],
    ['/en/contact?service=car-rental', '/contact?service=car-rental'],
    ['/fr/contact,', '/fr/contact'],
    ['/my-inquiry.#no-such-token', '/my-inquiry'],
  ] as const) {
    await page.goto(given, { waitUntil: 'commit' });
    await expect(page, given).toHaveURL(meant);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.locator('meta[name="robots"][content="noindex"]'), given).toHaveCount(
      meant === '/my-inquiry' ? 1 : 0,
    );
  }
});

test('what leads nowhere is not found', async ({ request, page }) => {
  for (const path of ['/no/such/page.', '/no-such-file.html', '/en/no-such-page']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/no/such/Page)', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
