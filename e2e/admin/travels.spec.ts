// Travels in the back office: their form, from the first draft to their deletion.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { type OwnTravel, statusOf, test } from '../support/travels.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

async function openTravel(page: Page, travel: OwnTravel, as: string = accounts.staff) {
  await useSession(page, as);
  await page.goto(`/admin/travels/edit/${travel.id}`);
  await expect(page.getByRole('textbox', { name: /^Title( \*)?$/ })).toHaveValue(travel.title);
}

async function daysOf({ id }: OwnTravel) {
  const { data } = await server()
    .from('travel_days')
    .select('title')
    .eq('travel_id', id)
    .order('day_number')
    .throwOnError();
  return data.map(({ title }) => title);
}

test('visitors see a new travel with its programme once it is published', async ({ page }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const id = `salt-lake-${key}`;
  await useSession(page, accounts.staff);
  await page.goto('/admin/travels/add');
  await page.getByRole('textbox', { name: /^Title( \*)?$/ }).fill(`Salt lake ${key}`);
  await expect(page.getByRole('textbox', { name: 'Web address' })).toHaveValue(id);
  // Enter in a text field does not save an incomplete form.
  await page.getByRole('textbox', { name: 'Location' }).press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).fill('ab '.repeat(60));
  await expect(page.getByText('The card shows the first 150 of 179 characters:')).toBeVisible();
  await tab(page, 'Price');
  await page.getByRole('textbox', { name: 'Price' }).fill('on request');
  await expect(page.getByText('No number: not included in price filters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price' }).fill('12 000 DA');
  await expect(page.getByText('Read as 12 000.')).toBeVisible();
  await tab(page, 'Programme');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('textbox', { name: 'Title, Day 1' }).fill('To the lake');
  await page.getByRole('textbox', { name: 'Driving hours, Day 1' }).fill('2.5');
  await tab(page, 'Region, types, tags');
  await page.getByRole('combobox', { name: 'Main type' }).click();
  await page.getByRole('option', { name: 'Nature' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill('hiking');
  await page.getByRole('option', { name: 'hiking' }).click();
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/admin/travels/edit/${id}$`));

  const asVisitors = () =>
    anonymous()
      .from('travels')
      .select(
        'price, travel_tags(tag_id), travel_types(type_id), travel_days(title, driving_hours)',
      )
      .eq('id', id)
      .maybeSingle()
      .throwOnError();
  expect((await asVisitors()).data).toBeNull();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText('Published');
  expect((await asVisitors()).data).toEqual({
    price: '12 000 DA',
    travel_tags: [{ tag_id: 'hiking' }],
    travel_types: [{ type_id: 'nature' }],
    travel_days: [{ title: 'To the lake', driving_hours: 2.5 }],
  });
  await server().from('travels').delete().eq('id', id).throwOnError();
});

test('the days of a programme are reordered and validated', async ({ page, travels }) => {
  const travel = await travels.add({ highlights: ['One'] }, [
    { day_number: 1, title: 'North' },
    { day_number: 2, title: 'East' },
    { day_number: 3, title: 'South' },
  ]);
  await openTravel(page, travel);
  await tab(page, 'Programme');
  await page.getByRole('button', { name: /Day 1 ·/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Day 1 ·/ }).click();

  const days = page.getByRole('list', { name: 'Days of the programme' }).getByRole('listitem');
  await test.step('by button', async () => {
    await page.getByRole('button', { name: 'Move Day 1 down' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Day 1 moved to place 2 of 3.' }),
    ).toBeAttached();
    await expect(days).toContainText(['East', 'North', 'South']);
  });
  await test.step('by keyboard', async () => {
    const step = async (day: number, key: 'ArrowUp' | 'ArrowDown', to: number) => {
      const says = (place: number) =>
        page.getByRole('status').filter({ hasText: `Day ${day} is at place ${place} of 3.` });
      await page.getByRole('button', { name: `Reorder Day ${day}` }).focus();
      await page.keyboard.press('Space');
      await expect(says(day)).toBeAttached();
      await page.keyboard.press(key);
      await expect(says(to)).toBeAttached();
      await page.keyboard.press('Space');
    };
    await step(1, 'ArrowDown', 2);
    await expect(days).toContainText(['North', 'East', 'South']);
    await step(2, 'ArrowUp', 1);
    await expect(days).toContainText(['East', 'North', 'South']);
  });
  await test.step('by dragging', async () => {
    const handle = days.filter({ hasText: 'South' }).getByTitle('Drag to reorder');
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await days.first().boundingBox()];
    if (!from || !to) throw new Error('The rows are not on the screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 2);
    await page.mouse.up();
    await expect(days).toContainText(['South', 'East', 'North']);
  });
  // dnd-kit swallows clicks for 50 ms after a drop.
  await expect(async () => {
    await save(page);
    await expect(notice(page, /^Saved\./)).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect(await daysOf(travel)).toEqual(['South', 'East', 'North']);

  await page.getByRole('button', { name: 'Add a day' }).click();
  await tab(page, 'Content');
  await save(page);
  await expect(page.getByText('Day 4 needs attention.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title, Day 4' })).toHaveAccessibleDescription(
    'Please enter a title.',
  );
});

test('staff copy a travel as a draft, and administrators delete it', async ({ page, travels }) => {
  const travel = await travels.add({ tags: [travels.tag] }, [{ day_number: 1, title: 'Only day' }]);
  await openTravel(page, travel);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/travels/edit/${travel.id}-copy$`));
  await expect(page.getByRole('textbox', { name: /^Title( \*)?$/ })).toHaveValue(
    `${travel.title} (copy)`,
  );
  const { data } = await server()
    .from('travels')
    .select('status, travel_tags(tag_id), travel_days(title)')
    .eq('id', `${travel.id}-copy`)
    .single()
    .throwOnError();
  expect(data).toEqual({
    status: 'draft',
    travel_tags: [{ tag_id: travels.tag }],
    travel_days: [{ title: 'Only day' }],
  });
  // The id follows the title until the copy is published.
  const renamed = `${travel.id}-by-night`;
  await page.getByRole('textbox', { name: 'Web address' }).fill(renamed);
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/admin/travels/edit/${renamed}$`));
  await expect(page.getByRole('textbox', { name: 'Web address' })).toHaveValue(renamed);
  await server().from('travels').delete().eq('id', renamed).throwOnError();

  await openTravel(page, travel, accounts.admin);
  // The former address of a published travel leads to the new one.
  const moved = `${travel.id}-moved`;
  await page.getByRole('textbox', { name: 'Web address' }).fill(moved);
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/admin/travels/edit/${moved}$`));
  await page.goto(`/travels/${travel.id}`);
  await expect(page).toHaveURL(new RegExp(`/travels/${moved}$`));
  await page.goto(`/admin/travels/edit/${moved}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete this/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(/\/admin\/travels(\?|$)/);
  expect(await statusOf({ ...travel, id: moved })).toBeUndefined();
});
