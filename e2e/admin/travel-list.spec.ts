// The list of travels in the back office: search and bulk edits, and two editors at the same time.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, stayOnPage, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { type OwnTravel, statusOf, test } from '../support/travels.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** The list, filtered by the test's own tag. */
async function openList(page: Page, tag: string) {
  await useSession(page, accounts.staff);
  const filter = encodeURIComponent(JSON.stringify({ tag }));
  await page.goto(`/admin/travels?filter=${filter}`);
}

const choose = (page: Page, travel: OwnTravel) =>
  page.getByRole('checkbox', { name: `Select ${travel.title}` }).check();

async function tagsOf({ id }: OwnTravel) {
  const { data } = await server().from('travel_tags').select('tag_id').eq('travel_id', id);
  return data?.map(({ tag_id }) => tag_id).sort();
}

test('travels are found by any spelling, edited in bulk, and by two editors at once', async ({
  page,
  travels,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const bare = await travels.add({ title: `Béni Saf ${key}`, tags: [travels.tag] });
  const tagged = await travels.add({ tags: [travels.tag, 'coast'] });
  await server().from('travels').update({ status: 'draft' }).eq('id', tagged.id).throwOnError();
  await openList(page, travels.tag);

  await test.step('the search', async () => {
    await page.getByRole('searchbox').fill(`benisaf ${key}`);
    await expect(page).toHaveURL(/benisaf/);
    await expect(page.getByRole('link', { name: /Salt road/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: new RegExp(bare.title) })).toBeVisible();
    await page.getByRole('searchbox').fill(`${key} nowhere`);
    await expect(page.getByText('No travel matches the search and filters.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
  });

  await test.step('archived at once', async () => {
    await choose(page, bare);
    await choose(page, tagged);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(notice(page, '2 travels archived.')).toBeVisible();
    expect([await statusOf(bare), await statusOf(tagged)]).toEqual(['archived', 'archived']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page, 'Undone.')).toBeVisible();
    expect([await statusOf(bare), await statusOf(tagged)]).toEqual(['published', 'draft']);
  });

  await test.step('tagged at once', async () => {
    await choose(page, bare);
    await choose(page, tagged);
    await page.getByRole('button', { name: 'Add tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add tags to the selected travels' });
    await dialog.getByRole('checkbox', { name: 'coast' }).check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(notice(page, '1 travel tagged.')).toBeVisible();
    expect(await tagsOf(bare)).toEqual(['coast', travels.tag]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page, 'Undone.')).toBeVisible();
    expect(await tagsOf(bare)).toEqual([travels.tag]);
    expect(await tagsOf(tagged)).toEqual(['coast', travels.tag]);
  });

  await test.step('unsaved changes are neither lost nor written over another editor’s', async () => {
    const travel = bare;
    await page.getByRole('link', { name: new RegExp(travel.title) }).click();
    const title = page.getByRole('textbox', { name: /^Title( \*)?$/ });
    await title.fill('Mine');
    await page.evaluate(() => history.back());
    await stayOnPage(page);
    await expect(title).toHaveValue('Mine');
    await expect(page).toHaveURL(/\/travels\/edit\//);

    await server()
      .from('travel_tags')
      .insert({ travel_id: travel.id, tag_id: 'coast' })
      .throwOnError();
    await save(page);
    const warning = page.getByRole('alert').filter({ hasText: 'Load their version' });
    await expect(warning).toContainText('they changed: Tags');
    expect(await tagsOf(travel)).toEqual(['coast', travels.tag]);

    await page.getByRole('main').getByRole('link', { name: 'Travels', exact: true }).last().click();
    await stayOnPage(page);

    await warning.getByRole('button', { name: 'Apply my changes' }).click();
    await expect(warning).toBeHidden();
    await save(page);
    await expect(notice(page, /^Saved\./)).toBeVisible();
    const { data } = await server().from('travels').select('title').eq('id', travel.id).single();
    expect(data?.title).toBe('Mine');
    expect(await tagsOf(travel)).toEqual(['coast', travels.tag]);
  });
});
