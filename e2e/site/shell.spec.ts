// The shell of every page: header, navigation, search box, theme and footer.
import { expect, test } from '../support/fixtures.ts';

const NAVIGATION = [
  ['Home', '/'],
  ['Travels', '/travels'],
  ['Activities', '/activities'],
  ['Services', '/services'],
  ['Algroove', '/events/algroove'],
  ['RV Rental', '/rv-rental'],
  ['Online Store', '/store'],
  ['Why Us', '/why-us'],
] as const;

test('the header and the footer lead to the main pages', async ({ page, isMobile }) => {
  await page.goto('/activities');
  await test.step('the button to the top appears after 300 pixels', async () => {
    await expect(page.getByRole('heading', { name: 'Ready for an adventure?' })).toBeVisible();
    const button = page.getByRole('button', { name: /top/i });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('the footer has its links, its texts and the year', async () => {
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'Home',
      'About Us',
      'Destinations',
      'Tours',
      'Contact',
      'FAQ',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
      'Sitemap',
    ]) {
      await expect(footer.getByRole('link', { name, exact: true }).first()).toBeVisible();
    }
    await expect(footer.getByPlaceholder('Your email address')).toBeVisible();
    await expect(
      footer.getByText('Subscribe to receive travel inspiration and special offers.'),
    ).toBeVisible();
    await expect(
      footer.getByText(new RegExp(`${new Date().getFullYear()}.*All rights reserved`)),
    ).toBeVisible();
  });

  await test.step('the main navigation has its links in order', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(NAVIGATION.map(([name]) => name));
    for (const [index, [, path]] of NAVIGATION.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', path);
    }
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
  });
});

test('the header keeps its entries apart in each language', async ({ page }) => {
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/faq', '/fr/faq', '/ar/faq']) {
      await page.goto(address);
      const row = page.getByRole('banner').locator('[data-main-row]');
      await expect(row.getByRole('searchbox')).toHaveCSS('width', '240px');
      const gaps = await row.evaluate((element) => {
        const entries = [...element.querySelectorAll('nav a, :scope > a, :scope > search')];
        const boxes = entries
          .map((entry) => entry.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .sort((one, other) => one.left - other.left);
        return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
      });
      expect(Math.min(...gaps), `${address} at ${width}: ${gaps}`).toBeGreaterThanOrEqual(14);
    }
  }
});

test('the quiet row leads to the guides and the plan, and makes room', async ({ page }) => {
  await page.goto('/faq');
  const row = page.getByRole('navigation', { name: 'Guides and plan' });
  await expect(row.getByRole('link')).toHaveText([
    'Living here',
    'Entry papers',
    'My plan',
    'Saved pages',
  ]);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(row).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

test('an unknown address is not found and offers links and a search', async ({
  page,
  isMobile,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await test.step('a search is trimmed, and a blank one ignored', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open search' }).click();
    const box = page.getByRole('banner').getByPlaceholder('Search site...');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/no/such/page');
    await box.fill('  Tipaza & sea ');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=Tipaza%20%26%20sea');
  });
});

test('the theme follows the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/activities');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);

  await test.step('the system can be chosen again', async () => {
    const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
    await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await choice.getByText('System').click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  });
});

test('the company’s name comes from the settings', { tag: '@cold' }, async ({ page }) => {
  await page.route('**/rest/v1/site_settings*', async (route) => {
    const answer = await route.fetch();
    const rows: object[] = await answer.json();
    await route.fulfill({ json: rows.map((row) => ({ ...row, company_name: 'Rihla' })) });
  });
  await page.goto('/faq');
  await expect(page).toHaveTitle('FAQ | Rihla');
  await expect(page.getByRole('banner').getByRole('link', { name: /Rihla/ })).toHaveText('Rihla');
});
