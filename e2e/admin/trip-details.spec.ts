// What visitors decide on, edited with travels and activities.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const grade = (page: Page, month: string, name: string) =>
  page.getByRole('group', { name: month }).getByRole('radio', { name });

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function asVisitors(table: 'travels' | 'activities', id: string) {
  const { data } = await anonymous()
    .from(table)
    .select('price_amount, price_unit, vehicle_included, best_months, questions, gallery, effort')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

/** At the end of the form, where its sticky bar covers nothing. */
async function expectFormAccessible(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
}

test('visitors get the price, months, question and picture that staff entered', async ({
  page,
  travels,
}) => {
  const travel = await travels.add({ price: '12 000 DA', price_children: 'Under 4 free' });
  await useSession(page, accounts.staff);
  await page.goto(
    `/admin/travels?filter=${encodeURIComponent(JSON.stringify({ q: travel.title }))}`,
  );
  await expect(page.getByRole('row', { name: new RegExp(travel.title) })).toContainText('1 of 22');
  await page.getByRole('link', { name: travel.title }).click();
  await expect(page.getByText(/^Visitors’ questions answered: 1 of 22/)).toBeVisible();
  await test.step('the price', async () => {
    await tab(page, 'Price');
    await page.getByLabel('Amount').fill('12000');
    await choose(page, 'Currency', 'DA');
    await choose(page, 'Price per', 'Person');
    await page.getByLabel('From how many people').fill('2');
    await choose(page, 'Vehicle included', 'No');
    await expect(
      page.getByText('Visitors read “12 000 DA per person, from 2 people”.'),
    ).toBeVisible();
  });
  await test.step('the months and the effort', async () => {
    await tab(page, 'Who & when');
    await page.getByRole('radio', { name: /^Moderate/ }).check();
    await grade(page, 'October', 'Best').check({ force: true });
    await grade(page, 'November', 'Best').check({ force: true });
  });
  await test.step('a question', async () => {
    await tab(page, 'Questions');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: 'Question 1', exact: true }).fill('Is there shade?');
    await page.getByRole('textbox', { name: 'Answer to question 1' }).fill('At noon, yes.');
  });
  await test.step('a picture of the gallery', async () => {
    await tab(page, 'Gallery');
    await page.getByRole('button', { name: 'Add pictures' }).click();
    await page.getByRole('tab', { name: 'Illustrations' }).click();
    await page.getByRole('button', { name: /^Great dunes/ }).click();
    await page.getByRole('button', { name: 'Add 1 photo' }).click();
    await page.getByRole('textbox', { name: 'Caption of picture 1' }).fill('The second night');
    await expectFormAccessible(page);
  });
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  expect(await asVisitors('travels', travel.id)).toEqual({
    price_amount: 12_000,
    price_unit: 'person',
    vehicle_included: false,
    best_months: [10, 11],
    effort: 'moderate',
    questions: [{ id: expect.any(String), question: 'Is there shade?', answer: 'At noon, yes.' }],
    gallery: [
      {
        id: expect.any(String),
        image: expect.stringMatching(/^illustrations\/.+\.webp$/),
        alt: expect.stringMatching(/^Great dunes/),
        caption: 'The second night',
      },
    ],
  });
  await page.reload();
  await tab(page, 'Who & when');
  await expect(grade(page, 'November', 'Best')).toBeChecked();
  await tab(page, 'Questions');
  await expect(page.getByRole('textbox', { name: 'Answer to question 1' })).toHaveValue(
    'At noon, yes.',
  );
});

test('an activity has the same tabs', async ({ page, activity }) => {
  await useSession(page, accounts.staff);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await tab(page, 'Price');
  await page.getByLabel('Amount').fill('45');
  await choose(page, 'Currency', '€');
  await choose(page, 'Price per', 'Group');
  await expect(page.getByText('Visitors read “€45 per group”.')).toBeVisible();
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  expect(await asVisitors('activities', activity.id)).toMatchObject({
    price_amount: 45,
    price_unit: 'group',
  });
});

test('a stop that is on no map becomes a place', async ({ page, travels }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const name = `Zorvéxil ${key}`;
  const travel = await travels.add({}, [
    { day_number: 1, title: 'North' },
    { day_number: 2, title: 'South', stops: [name] },
  ]);
  await useSession(page, accounts.staff);
  await page.goto(`/admin/travels/edit/${travel.id}`);
  await tab(page, 'Programme');
  await page.getByRole('button', { name: /Day 2 ·/ }).click();
  await expect(page.getByText(`${name}: not on the map.`)).toBeVisible();
  await expectFormAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Add ${name} as a place` }).click();
  const place = await opened;
  await expect(place.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await save(place);
  await expect(place.getByLabel('Latitude')).toHaveAccessibleDescription(/Please enter a number/);
  await place.getByLabel('Latitude').fill('36.5');
  await place.getByLabel('Longitude').fill('3.25');
  await save(place);
  await place.getByRole('searchbox', { name: 'Search places' }).fill(key);
  await place.getByRole('link', { name }).click();
  const stops = place.getByRole('region', { name: 'Where it is a stop' });
  await expect(stops).toContainText(`${travel.title}, day 2`);
  await expectAccessible(place);
  await place.close();
  await page.reload();
  await tab(page, 'Programme');
  await page.getByRole('button', { name: /Day 2 ·/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title, Day 2' })).toBeVisible();
  await expect(page.getByText(`${name}: not on the map.`)).toHaveCount(0);
  await server().from('places').delete().eq('name', name).throwOnError();
});
