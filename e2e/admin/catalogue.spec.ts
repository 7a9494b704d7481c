// The catalogue, edited in a drawer over its lists, and the site settings.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { test as base, expect, stayOnPage, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

const newKey = () => crypto.randomUUID().slice(0, 8);
const drawer = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => drawer(page).getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name }).click();
async function openTab(page: Page, name: string) {
  await tab(page, name);
  await expect(drawer(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, select: string, option: string) {
  await drawer(page).getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

type Table = 'tags' | 'vehicles' | 'events' | 'products';

/** The rows of a test have its key in their id and are deleted afterwards. */
const test = base.extend<{ key: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  key: async ({}, use) => {
    const key = newKey();
    await use(key);
    await server().from('travels').delete().like('id', `%${key}%`).throwOnError();
    for (const table of ['tags', 'vehicles', 'events', 'products'] satisfies Table[]) {
      await server().from(table).delete().like('id', `%${key}%`).throwOnError();
    }
  },
});

test('a tag is created, renamed and deleted once unused', async ({ page, key }) => {
  await useSession(page, accounts.admin);
  await page.goto('/admin/regions');
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('link', { name: 'Add tag' }).click();
  await drawer(page).getByRole('textbox', { name: 'Name' }).fill(`Salt ${key}`);
  await expect(drawer(page).getByRole('textbox', { name: /^Id/ })).toHaveValue(`salt-${key}`);
  await save(page);
  await expect(row(page, `Salt ${key}`)).toContainText('Not used yet');

  const id = `salt-${key}`;
  const travel = `test-travel-${key}`;
  await server().from('travels').insert({ id: travel, title: 'Salt road' }).throwOnError();
  await server().from('travel_tags').insert({ travel_id: travel, tag_id: id }).throwOnError();
  await page.getByRole('link', { name: `Salt ${key}` }).click();
  await expect(drawer(page)).toContainText('Used by 1 travel, so this tag cannot be deleted.');
  await expect(drawer(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const name = drawer(page).getByRole('textbox', { name: 'Name' });
  await name.fill(`White ${key}`);
  await expect(drawer(page)).toContainText(`whose filter says “Salt ${key}” find nothing`);
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, `White ${key}`)).toContainText('1 travel');

  await server().from('travels').delete().eq('id', travel).throwOnError();
  await page.getByRole('link', { name: `White ${key}` }).click();
  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete this/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('link', { name: `White ${key}` })).toHaveCount(0);
});

test('a vehicle is published from the list, unpublished, then copied', async ({ page, key }) => {
  const name = `Camel wagon ${key}`;
  const id = `camel-wagon-${key}`;
  const seen = async () => {
    const { data } = await anonymous()
      .from('vehicles')
      .select('price_per_day,seats,travel_vehicles(travel_id)')
      .eq('id', id)
      .throwOnError();
    return data;
  };
  await useSession(page, accounts.staff);
  await page.goto('/admin/vehicles');
  await page.getByRole('link', { name: 'Add vehicle' }).click();
  await drawer(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await tab(page, 'Facts');
  await choose(page, 'Price per day', 'From a price');
  await save(page);
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/Enter the amount/);
  await field(page, 'Amount').fill('22000');
  await expect(drawer(page)).toContainText('Visitors see “From 22 000 DA” a day.');
  await drawer(page).getByRole('spinbutton', { name: 'Seats', exact: true }).fill('0');
  await save(page);
  await expect(
    drawer(page).getByRole('spinbutton', { name: 'Seats', exact: true }),
  ).toHaveAccessibleDescription(/from 1 to 60/);
  await drawer(page).getByRole('spinbutton', { name: 'Seats', exact: true }).fill('5');
  await openTab(page, 'Road trips');
  await expectAccessible(page);
  await drawer(page).getByRole('checkbox').first().check();
  await save(page);
  // The draft opens once it is saved.
  await expect(page).toHaveURL(new RegExp(`/vehicles/edit/${id}`));
  await drawer(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(row(page, name)).toContainText('Draft');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  expect(await seen()).toEqual([]);

  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: '1 vehicle published.' });
  await expect(notice).toBeVisible();
  await expect
    .poll(seen)
    .toMatchObject([
      { price_per_day: 'From 22 000 DA', seats: 5, travel_vehicles: [expect.anything()] },
    ]);
  const visitor = await page.context().newPage();
  await visitor.goto('/rv-rental');
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await visitor.close();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(seen).toEqual([]);

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(drawer(page).getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (copy)`);
  const { data: copy } = await server()
    .from('vehicles')
    .select('status,seats,travel_vehicles(travel_id)')
    .eq('id', `${id}-copy`)
    .single()
    .throwOnError();
  expect(copy).toEqual({ status: 'draft', seats: 5, travel_vehicles: [expect.anything()] });
});

test('the dates of an event are set and cleared', async ({ page, key }) => {
  const id = `test-event-${key}`;
  const title = `Night of songs ${key}`;
  await server().from('events').insert({ id, title, state: 'announced' }).throwOnError();
  const days = async () => {
    const { data } = await server()
      .from('events')
      .select('starts_on,ends_on')
      .eq('id', id)
      .single();
    return data;
  };
  await useSession(page, accounts.staff);
  await page.goto('/admin/events');
  await expect(row(page, title)).toContainText('Dates to be announced');
  await page.getByRole('link', { name: title }).click();
  await openTab(page, 'When and where');
  await field(page, 'Last day').fill('2030-06-14');
  await save(page);
  await expect(field(page, 'First day')).toHaveAccessibleDescription(/needs a first day/);
  await field(page, 'First day').fill('2030-06-12');
  await expect(drawer(page)).toContainText('Visitors see “12–14 June 2030”.');
  await save(page);
  await expect.poll(days).toEqual({ starts_on: '2030-06-12', ends_on: '2030-06-14' });
  await drawer(page).getByRole('button', { name: 'The dates are open again' }).click();
  await save(page);
  await expect.poll(days).toEqual({ starts_on: null, ends_on: null });

  await server().from('events').update({ location: 'Theirs' }).eq('id', id).throwOnError();
  await field(page, 'Place').fill('Mine');
  await save(page);
  const both = drawer(page).getByRole('radiogroup', { name: 'Place' });
  await expect(both).toContainText(/Mine.*Mine.*Theirs.*Theirs/);
  await page.evaluate(() => history.back());
  await stayOnPage(page);
});

test('only administrators change the site settings', async ({ page }) => {
  const key = newKey();
  const address = `Didouche ${key}\nAlgiers`;
  const { data: before } = await server().from('site_settings').select('address').single();
  await useSession(page, accounts.admin);
  await page.goto('/admin/regions');
  const group = page.getByRole('button', { name: 'Catalogue' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.press('Enter');
  await expect(page.getByRole('link', { name: 'Vehicles' })).toHaveCount(0);
  await group.press('Enter');
  await page.getByRole('link', { name: 'Site settings' }).click();
  await expect(page.getByLabel('Sunday opens')).toBeVisible();

  await page.getByLabel('Facebook', { exact: true }).fill('http://example.org');
  await page.getByLabel('Address', { exact: true }).fill(address);
  await save(page);
  await expect(page.getByLabel('Facebook', { exact: true })).toHaveAccessibleDescription(
    /starts with https/,
  );
  await page.getByLabel('Facebook', { exact: true }).fill('');
  await page.getByLabel('Tourism licence number').fill(`Licence ${key}`);
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Licence valid until').fill(lastDay);
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  const { data: saved } = await anonymous().from('site_settings').select('address').single();
  expect(saved?.address).toBe(address);
  await test.step('visitors see the licence, and staff are warned before it expires', async () => {
    await page.goto('/why-us');
    await expect(page.getByRole('region', { name: 'Who is behind this' })).toContainText(
      `Licence ${key}`,
    );
    await expect(page.getByRole('contentinfo')).toContainText(`Tourism licence: Licence ${key}`);
    await page.goto('/admin');
    await expect(page.getByText(/^The tourism licence expires in \d+ days/)).toBeVisible();
  });

  await useSession(page, accounts.staff);
  await page.goto('/admin/settings');
  await expect(page.getByText('Only administrators can change them')).toBeVisible();
  await expect(page.getByText('Sunday to Thursday: 09:00–17:00')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await server()
    .from('site_settings')
    .update({ address: before?.address ?? '', licence_number: '', licence_valid_until: null })
    .eq('id', 1)
    .throwOnError();
});
