// Every address under /admin (spec section 2, and the catalogue) opens for an administrator and is
// accessible in both themes. The fixtures check that the console stays empty.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, goWithinAdmin, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/submissions.ts';

/** Addresses with the title of their page or drawer. */
const SCREENS: Readonly<Record<string, readonly [address: string, title: string][]>> = {
  'the work': [
    ['', 'Today'],
    ['/submissions', 'Submissions'],
    ['/review-management', 'Reviews'],
    ['/health', 'Health'],
    ['/trash', 'Deleted'],
    ['/privacy', 'Privacy'],
    ['/settings', 'Site settings'],
  ],
  people: [
    ['/users', 'Users'],
    ['/admin-management', 'Admin management'],
    ['/admin-management/invitations', 'Invitations'],
    ['/admin-management/invitations/add', 'Invite someone'],
    ['/admin-management/roles', 'Roles'],
  ],
  'the content': [
    ['/hero-slides', 'Hero slides'],
    ['/travel-categories', 'Travel categories'],
    ['/travel-categories/add', 'Add a travel category'],
    ['/travels', 'Travels'],
    ['/travels/add', 'Add a travel'],
    ['/travels/edit/oran', 'Oran'],
    ['/activities', 'Activities'],
    ['/activities/add', 'Add an activity'],
    ['/activities/edit/dune-driving', 'Dune Driving'],
    ['/photos', 'Photos'],
  ],
  'the catalogue': [
    ['/regions', 'Regions'],
    ['/regions/add', 'New region'],
    ['/types', 'Types'],
    ['/tags', 'Tags'],
    ['/places', 'Places'],
    ['/places/add', 'New place'],
    ['/services', 'Services'],
    ['/services/add', 'New service'],
    ['/vehicles', 'Vehicles'],
    ['/vehicles/add', 'New vehicle'],
    ['/events', 'Events'],
    ['/events/add', 'New event'],
    ['/products', 'Products'],
    ['/products/add', 'New product'],
    ['/product-collections', 'Product collections'],
    ['/product-collections/add', 'New collection'],
    ['/faq', 'FAQ'],
    ['/faq/add', 'New question'],
    ['/entry-rules', 'Entry papers'],
    ['/entry-rules/add', 'New rule'],
    ['/guide-entries', 'Living here'],
    ['/guide-entries/add', 'New entry'],
    ['/search-synonyms', 'Search synonyms'],
    ['/search-synonyms/add', 'New synonym'],
    ['/team-members', 'Team'],
    ['/team-members/add', 'New person'],
  ],
};

async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectAccessible(page);
}

for (const [part, screens] of Object.entries(SCREENS)) {
  test(`the screens of ${part} open and are accessible`, async ({ page }) => {
    test.slow();
    await useSession(page, accounts.admin);
    await page.goto('/admin');
    for (const [address, title] of screens) {
      await test.step(address, async () => {
        await goWithinAdmin(page, address);
        await expectScreen(page, title);
      });
    }
  });
}

test('search boxes keep room for text on a phone @phone', async ({ page }) => {
  await useSession(page, accounts.admin);
  await page.goto('/admin');
  const searches = {
    'hero-slides': 'Search slides',
    users: 'Search users by name or email',
    'travel-categories': 'Search travel categories',
    'activity-categories': 'Search categories',
    trash: 'Search deleted items by title',
  };
  for (const [list, name] of Object.entries(searches)) {
    await test.step(list, async () => {
      await goWithinAdmin(page, `/${list}`);
      const search = page.getByRole('searchbox', { name });
      await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(150);
    });
  }
});

test('the screens of a single record open', async ({ page, submissions }) => {
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
  await goWithinAdmin(page, `/travel-categories/edit/${category.id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(category.name);
  await goWithinAdmin(page, `/users/${person.id}`);
  await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible();
});
