// The search page: what a visitor types and what is found.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

/** Uses the search field of the page, not of the header. */
async function searchFor(page: Page, term: string) {
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(term);
  await field.press('Enter');
}

const searches = `${apiUrl}/rest/v1/rpc/search_site*`;

test('a search from the header shows results by kind with the term marked', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open search' }).click();
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('  bejaia ');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=bejaia');
  await expect(page).toHaveTitle(/bejaia/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bejaia');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “bejaia”$/);
  const travels = main.getByRole('region', { name: 'Travels' });
  const first = travels.getByRole('link').first();
  await expect(first).toHaveText('Béjaïa');
  await expect(first.locator('mark')).toHaveText('Béjaïa');
  await expect(main.getByRole('searchbox')).toHaveValue('bejaia');
  await first.click();
  await expect(page).toHaveURL('/travels/bejaia');
});

test('results are found by accents, spellings and synonyms', async ({ page }) => {
  await page.goto('/search?q=%20');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Western Algeria' })).toHaveAttribute(
    'href',
    '/categories/western',
  );
  await main.getByRole('link', { name: 'Sahara', exact: true }).click();
  await expect(page).toHaveURL('/search?q=Sahara');

  for (const [term, title] of [
    ['Tipasa', 'Tipaza'],
    ['BOUGIE', 'Béjaïa'],
    ['alger', 'Algiers'],
    ['قسنطينة', 'Constantine and Timgad'],
    ['trip to Boussaada', 'Bou Saâda'],
    ['Algeirs', 'Algiers'],
  ] as const) {
    await searchFor(page, term);
    const travels = page.getByRole('region', { name: 'Travels' });
    await expect(travels.getByRole('link').first(), term).toHaveText(title);
  }
});

test('more than six results of a kind have their own URL', async ({ page }) => {
  await page.goto('/search?q=sea');
  const travels = page.getByRole('region', { name: 'Travels' });
  await expect(travels.getByRole('heading', { level: 3 })).toHaveCount(6);

  await test.step('arrow keys move from the field through the results and back', async () => {
    const field = page.getByRole('main').getByRole('searchbox');
    const results = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await field.press('ArrowDown');
    await expect(results.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
  });

  const more = travels.getByRole('link', { name: /^Show all \d+ travels$/ });
  const total = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(page).toHaveURL('/search?q=sea&kind=travel');
  await expect(travels.getByRole('heading', { level: 3 })).toHaveCount(total);
  await expect(page.getByRole('region', { name: 'Activities' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Results by kind' }).getByText('Everything').click();
  await expect(page.getByRole('region', { name: 'Activities' })).toBeVisible();
});

test('any text can be searched for, and no result leads to suggestions', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/search?q=tipaza%00%E2%80%AE%ED%A0%BD');
  await expect(page.getByRole('region', { name: 'Travels' })).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue(/^tipaza\P{C}*$/u);
  for (const term of [
    '%',
    '_',
    '\\',
    '"',
    "'",
    '(),',
    '<img src=x onerror=alert(1)>',
    '🐪',
    '.*[a|b',
    'or(id.eq.1)',
  ]) {
    await searchFor(page, term);
    await expect(main.getByRole('status').first()).toContainText(`for “${term}”`);
  }
  await page.goto(`/search?q=${'a'.repeat(5000)}`);
  await expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();

  await searchFor(page, 'wyxwyxwyxwyx oran');
  await expect(
    main.getByRole('heading', { name: 'Nothing found for “wyxwyxwyxwyx oran”' }),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Ask us about it' }).click();
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(/wyxwyxwyxwyx oran/);
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: /^oran \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/search?q=oran');
});

test('a slow search announces itself and keeps the last results', async ({ page }) => {
  let release = () => {};
  const hold = () => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return page.route(searches, async (route) => {
      await held;
      await route.continue();
    });
  };
  await hold();
  await page.goto('/search?q=tipaza&kind=travel');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await expect(main.getByText('Searching...')).toBeVisible();
  release();
  const first = main.getByRole('region', { name: 'Travels' }).getByRole('link').first();
  await expect(first).toHaveText('Tipaza');

  await page.unroute(searches);
  await hold();
  await searchFor(page, 'timgad');
  await expect(main.getByRole('status')).toHaveText('Searching...');
  await expect(first).toHaveText('Tipaza');
  release();
  await expect(first).toHaveText('Timgad in a Day');
  await expect(page).toHaveURL('/search?q=timgad');
  await expect(main.getByRole('status')).toHaveText(/for “timgad”/);
  await expect(field).toBeFocused();

  await page.goBack();
  await expect(field).toHaveValue('tipaza');
  await expect(main.getByRole('status')).toHaveText(/for “tipaza”/);
  await searchFor(page, '   ');
  await expect(page).toHaveURL('/search?q=tipaza&kind=travel');
});
