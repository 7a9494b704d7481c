// The legal texts, the site map and the questions.
import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

test('the site map leads to every record and legal text', async ({ page, activity }) => {
  await page.goto('/sitemap');
  for (const [group, name, href] of [
    ['Travels', 'Tipaza', '/travels/tipaza'],
    ['Road trips', 'The Aurès Loop', '/road-trips/aures-loop'],
    ['Travel categories', 'Western Algeria', '/categories/western'],
    ['Activities', activity.title, `/activities/${activity.id}`],
    ['Services', 'Expat Handbook', '/services#expat-handbook'],
    ['Main pages', 'Why Us', '/why-us'],
    ['Help and legal', 'FAQ', '/faq'],
    ['Help and legal', 'Entry papers', '/entry-papers'],
    ['Help and legal', 'Living here', '/living-here'],
  ] as const) {
    await expect(
      page.getByRole('region', { name: group }).getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', href);
  }

  for (const title of ['Terms of Service', 'Cookie Policy', 'Privacy Policy']) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: title, exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Version of .*20\d\d$/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@example\.com/ })).toBeVisible();
  }

  // Phones show no table of contents.
  await test.step('the table of contents leads to its sections', async () => {
    await expect(page).toHaveURL('/privacy-policy');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'How long we keep it' })
      .click();
    await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport();
  });
});

test('nothing is stored that the cookie policy does not name', async ({ page, baseURL }) => {
  const own = [new URL(baseURL ?? '').origin, new URL(apiUrl).origin];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [part, name, path] of [
    ['banner', 'Travels', '/travels'],
    ['banner', 'Activities', '/activities'],
    ['banner', 'Services', '/services'],
    ['contentinfo', 'Contact', '/contact'],
    ['banner', 'RV Rental', '/rv-rental'],
    ['banner', 'Online Store', '/store'],
  ] as const) {
    await page.getByRole(part).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reactQuery'))).not.toBeNull();

  expect(await page.context().cookies()).toEqual([]);
  expect(foreign).toEqual([]);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const named = await page.getByRole('main').getByRole('term').allTextContents();
  expect(kept).toContain('theme');
  expect(kept.filter((key) => !named.includes(key))).toEqual([]);
});

test('a question opens by its address and by its summary', async ({ page }) => {
  await page.goto('/faq#visa');
  await expect(page.getByText(/Check with that consulate/)).toBeVisible();
  await expect(page.getByText(/Nothing is booked or paid online/)).toBeHidden();
  await page.getByRole('heading', { name: 'Can I pay on this site?' }).click();
  await expect(page.getByText(/Nothing is booked or paid online/)).toBeVisible();
});
