// Every address under /admin (specification, section 2, and the catalogue) opens for an administrator and is
// accessible in both themes. The fixtures check that the console stays empty.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, goWithinAdmin, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/submissions.ts';

type More = {
  /** The entry of the menu that leads there. */
  entry?: string;
  /** Tabs whose panels are checked too. */
  tabs?: readonly string[];
};

/** Addresses with the title of their page or drawer. */
const SCREENS: Readonly<
  Record<string, readonly (readonly [address: string, title: string, more?: More])[]>
> = {
  'the work': [
    ['', 'Today'],
    ['/submissions', 'Submissions'],
    ['/submissions/unmatched', 'Unmatched mail'],
    ['/people', 'People'],
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
    [
      '/travels/edit/oran',
      'Oran',
      { tabs: ['Highlights & activities', 'Region, types, tags', 'Programme'] },
    ],
    ['/activities', 'Activities'],
    ['/activities/add', 'Add an activity'],
    [
      '/activities/edit/dune-driving',
      'Dune Driving',
      { tabs: ['Included & practical', 'Papers & safety'] },
    ],
    ['/photos', 'Photos'],
  ],
  'the lists of the catalogue': [
    ['/regions', 'Regions'],
    ['/types', 'Types'],
    ['/tags', 'Tags'],
    ['/places', 'Places'],
    ['/services', 'Services', { entry: 'Services' }],
    ['/vehicles', 'Vehicles', { entry: 'Vehicles' }],
    ['/events', 'Events', { entry: 'Events' }],
    ['/products', 'Products', { entry: 'Products' }],
    ['/product-collections', 'Product collections', { entry: 'Collections' }],
    ['/faq', 'FAQ'],
    ['/entry-rules', 'Entry papers'],
    ['/guide-entries', 'Living here'],
    ['/search-synonyms', 'Search synonyms'],
    ['/team-members', 'Team'],
  ],
  'the forms of the catalogue': [
    ['/regions/add', 'New region'],
    ['/places/add', 'New place'],
    ['/services/add', 'New service'],
    ['/vehicles/add', 'New vehicle'],
    ['/events/add', 'New event', { tabs: ['When and where'] }],
    ['/products/add', 'New product', { tabs: ['Price and collection', 'Photos'] }],
    ['/product-collections/add', 'New collection'],
    ['/faq/add', 'New question'],
    ['/entry-rules/add', 'New rule'],
    ['/guide-entries/add', 'New entry'],
    ['/search-synonyms/add', 'New synonym'],
    ['/team-members/add', 'New person'],
  ],
};

async function open(page: Page, address: string, entry?: string): Promise<void> {
  if (!entry) return goWithinAdmin(page, address);
  await page.getByRole('link', { name: entry, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin${address}(\\?|$)`));
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
}

async function expectScreen(page: Page, title: string, tabs: readonly string[] = []) {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectAccessible(page);
  for (const name of tabs) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // At the end of the form, where its sticky bar covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
  }
}

for (const [part, screens] of Object.entries(SCREENS)) {
  test(`all screens open and are accessible: ${part}`, async ({ page }) => {
    test.slow();
    await useSession(page, accounts.admin);
    await page.goto('/admin');
    for (const [address, title, { entry, tabs } = {}] of screens) {
      await test.step(address, async () => {
        await open(page, address, entry);
        await expectScreen(page, title, tabs);
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
  await page.getByRole('link', { name: 'All about this person' }).click();
  await expect(page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem')).toHaveCount(1);
  await expectScreen(page, submission.name);
  await goWithinAdmin(page, `/travel-categories/edit/${category.id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(category.name);
  await goWithinAdmin(page, `/users/${person.id}`);
  await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible();
});
