// Travel categories: edited in a drawer, their travels chosen by filters, ordered by hand.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const matches = (page: Page) => page.getByRole('region', { name: 'The travels right now' });

async function rowOf(route: string) {
  const { data } = await server()
    .from('travel_categories')
    .select('*')
    .eq('route', route)
    .single()
    .throwOnError();
  return data;
}

async function openCategory(page: Page, route: string, as: string = accounts.staff) {
  const category = await rowOf(route);
  await useSession(page, as);
  await page.goto(`/admin/travel-categories/edit/${category.id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(category.name);
  return category;
}

test('staff create a category, choose its travels and publish it', async ({ page, travels }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const route = `salt-${key}`;
  await travels.add({ tags: [travels.tag], title: `Chott ${key}` });
  const hidden = await travels.add({ tags: [travels.tag], title: `Dry chott ${key}` });
  await server().from('travels').update({ status: 'draft' }).eq('id', hidden.id).throwOnError();

  await useSession(page, accounts.staff);
  await page.goto('/admin/travel-categories');
  await page.getByRole('link', { name: 'Add category' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add a travel category' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(`Salt ${key}`);
  await expect(drawer.getByRole('textbox', { name: 'Route' })).toHaveValue(route);
  await drawer.getByRole('radio', { name: 'Ship' }).check();
  await tab(page, 'Travels');
  await drawer.getByRole('combobox', { name: 'Tags' }).fill(travels.tag);
  await page.getByRole('option', { name: travels.tag }).click();
  await expect(matches(page)).toContainText(
    '1 travel is on the page. 1 more fits and is not published.',
  );
  await drawer.getByRole('textbox', { name: 'Words in the title' }).fill('dry');
  await expect(matches(page)).toContainText('No travel is on the page. 1 more fits');
  await drawer.getByRole('textbox', { name: 'Words in the title' }).fill('');
  await tab(page, 'Publication');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await save(page);
  await expect(page).toHaveURL(/\/admin\/travel-categories\/edit\//);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`Salt ${key}`);
  const { data } = await anonymous()
    .from('travel_categories')
    .select('name, icon, filter')
    .eq('route', route)
    .single()
    .throwOnError();
  expect(data).toEqual({ name: `Salt ${key}`, icon: 'ship', filter: { tags: [travels.tag] } });
  await server().from('travel_categories').delete().eq('route', route).throwOnError();
});

test('the form of a category keeps unknown filters and a colleague’s change', async ({
  page,
  travels,
}) => {
  const { route, name } = await travels.addCategory(travels.tag);
  const filter = { tags: [travels.tag], season: 'winter', duration: 3 };
  await server().from('travel_categories').update({ filter }).eq('route', route).throwOnError();
  await openCategory(page, route);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
  await tab(page, 'Travels');
  await expect(matches(page)).toBeVisible();
  await expect(page.getByText('season: "winter"')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Region' }).fill('Sah');
  await page.getByRole('option', { name: 'Sahara' }).click();
  await page.getByRole('button', { name: 'Remove “duration”' }).click();
  await expect(page.getByText('duration: 3')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('Sahara');
  await save(page);
  await expect(notice(page, /^Saved\./)).toBeVisible();
  const kept = { tags: [travels.tag], season: 'winter', region: 'Sahara' };
  expect((await rowOf(route)).filter).toEqual(kept);

  await page.getByRole('textbox', { name: 'Price from' }).fill('20 000');
  await page.getByRole('textbox', { name: 'Price to' }).fill('10 000');
  await tab(page, 'Content');
  await save(page);
  await expect(page.getByText('The minimum price is above the maximum.')).toBeVisible();
  expect((await rowOf(route)).filter).toEqual(kept);

  await page.getByRole('textbox', { name: 'Price to' }).fill('30 000');
  await tab(page, 'Content');
  await server()
    .from('travel_categories')
    .update({ ctaTitle: 'Theirs' })
    .eq('route', route)
    .throwOnError();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await save(page);
  await expect(notice(page, 'they changed: Call-to-action title')).toBeVisible();
  expect(await rowOf(route)).toMatchObject({ name, ctaTitle: 'Theirs' });

  await test.step('only administrators delete it', async () => {
    await openCategory(page, route, accounts.admin);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: /^Delete this/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page).toHaveURL(/\/admin\/travel-categories(\?|$)/);
    const { data } = await server().from('travel_categories').select('id').eq('route', route);
    expect(data).toEqual([]);
  });
});

test('visitors see categories in the order that staff set', async ({ page, travels }) => {
  // Positions that no concurrent test uses.
  const place = 100_000 + Math.floor(Math.random() * 1_000_000) * 2;
  const [first, second] = [
    await travels.addCategory(travels.tag),
    await travels.addCategory(travels.tag),
  ];
  for (const [at, { route }] of [first, second].entries()) {
    await server()
      .from('travel_categories')
      .update({ position: place + at })
      .eq('route', route)
      .throwOnError();
  }
  await useSession(page, accounts.staff);
  await page.goto('/admin/travel-categories');
  await page.getByRole('button', { name: `Move ${second.name} up` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The order is saved.' })).toBeVisible();
  const { data } = await anonymous()
    .from('travel_categories')
    .select('route')
    .in('route', [first.route, second.route])
    .order('position')
    .throwOnError();
  expect(data.map(({ route }) => route)).toEqual([second.route, first.route]);

  await page
    .getByRole('listitem')
    .filter({ hasText: '/categories/eastern' })
    .getByRole('link')
    .click();
  await tab(page, 'Travels');
  await expect(page.getByText(/The travels of the route “eastern” are fixed/)).toBeVisible();
  await expect(matches(page)).toContainText('3 travels are on the page.');
  await expect(page.getByRole('combobox', { name: 'Tags' })).toHaveCount(0);
});
