// Every address under /admin (spec section 2, and the catalogue) opens for an administrator. That nothing
// is written to the console is the fixtures' part.
import { server } from '../support/api.ts';
import { expect, expectAccessible, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/submissions.ts';

const SCREENS: Readonly<Record<string, readonly [address: string, title: string][]>> = {
  work: [
    ['', 'Today'],
    ['/submissions', 'Submissions'],
    ['/review-management', 'Reviews'],
    ['/users', 'Users'],
    ['/admin-management', 'Admin management'],
    ['/health', 'Health'],
    ['/trash', 'Deleted'],
    ['/privacy', 'Privacy'],
    ['/settings', 'Site settings'],
  ],
  content: [
    ['/hero-slides', 'Hero slides'],
    ['/travel-categories', 'Travel categories'],
    ['/travels', 'Travels'],
    ['/travels/add', 'Add a travel'],
    ['/travels/edit/oran', 'Oran'],
    ['/activities', 'Activities'],
    ['/activities/add', 'Add an activity'],
    ['/activities/edit/dune-driving', 'Dune Driving'],
    ['/photos', 'Photos'],
  ],
  catalogue: [
    ['/regions', 'Regions'],
    ['/types', 'Types'],
    ['/tags', 'Tags'],
    ['/services', 'Services'],
    ['/vehicles', 'Vehicles'],
    ['/events', 'Events'],
    ['/products', 'Products'],
    ['/product-collections', 'Product collections'],
  ],
};

for (const [part, screens] of Object.entries(SCREENS)) {
  test(`the screens of the ${part} open`, async ({ page }) => {
    await useSession(page, accounts.admin);
    for (const [address, title] of screens) {
      await page.goto(`/admin${address}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    }
  });
}

test('the screens of one record open', async ({ page, submissions }) => {
  const submission = await submissions.add();
  const database = server();
  const { data: category } = await database
    .from('travel_categories')
    .select('id, name')
    .limit(1)
    .single()
    .throwOnError();
  const { data: person } = await database
    .from('profiles')
    .select('id, email')
    .eq('email', accounts.visitor)
    .single()
    .throwOnError();
  await useSession(page, accounts.admin);
  await page.goto(`/admin/submissions/edit/${submission.id}`);
  await expect(page.getByText(submission.message)).toBeVisible();
  await page.goto(`/admin/travel-categories/edit/${category.id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(category.name);
  await page.goto(`/admin/users/${person.id}`);
  await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible();
});

test('the health of the mail is accessible in both themes', async ({ page }) => {
  await useSession(page, accounts.staff);
  await page.goto('/admin/health');
  await expect(page.getByRole('button', { name: 'Start the self-test' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectAccessible(page);
});
