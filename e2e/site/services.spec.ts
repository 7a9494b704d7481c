// The services page: its list and the links to its entries.
import { expect, test } from '../support/fixtures.ts';

test('services are listed in two groups, and links lead to an entry', async ({ page }) => {
  await page.goto('/services');
  for (const [group, titles] of [
    [
      'For visitors',
      ['Trip Planner', 'Cars, Vans and Drivers', 'Airport Welcome', 'Ask Before You Come'],
    ],
    [
      'For people living here',
      ['Expat Handbook', 'A Mechanic You Can Trust', 'Team Days', 'Events and Celebrations'],
    ],
  ] as const) {
    const entries = page.getByRole('region', { name: group }).getByRole('article');
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(titles);
  }
  const entry = page.getByRole('article', { name: 'Cars, Vans and Drivers' });
  await expect(entry.getByText('Usual time: 2 to 3 working days')).toBeVisible();
  await expect(entry.getByText('English, French, Arabic')).toBeVisible();
  await expect(entry.getByText('Driving licence and passport')).toBeVisible();
  await expect(entry.getByText(/may not leave the country/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'How it works' }).getByRole('listitem'),
  ).toHaveCount(3);

  await page
    .getByRole('navigation', { name: 'All services' })
    .getByRole('link', { name: /Team Days/ })
    .click();
  await expect(page).toHaveURL('/services#team-building');
  await expect(page.getByRole('article', { name: 'Team Days' })).toBeFocused();
  await page.goto('/services#airport-welcome');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Airport Welcome' })).toBeInViewport();
});
