// The media library: photos are described and published, and a photo in use cannot be deleted.
import { storedPhoto } from '@expat-buddy/domain/photo/image-url';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { chooseFiles, closeDrawer, drawer, openLibrary } from '../support/photo-library.ts';
import { drawPicture, newKey, type OwnPhoto, publicAddress, test } from '../support/photos.ts';
import { accounts } from '../support/settings.ts';

const save = (page: Page) =>
  drawer(page).getByRole('button', { name: 'Save', exact: true }).click();

async function openPhoto(page: Page, photo: OwnPhoto) {
  await openLibrary(page);
  await page.getByRole('link', { name: photo.alt, exact: true }).click();
  await expect(drawer(page).getByLabel('Photo description')).toHaveValue(photo.alt);
}

test('a photo is described before it is published', async ({ page, library }) => {
  const photo = await library.add();
  await openPhoto(page, photo);
  const alt = drawer(page).getByLabel('Photo description');
  await alt.fill('');
  await save(page);
  await expect(alt).toHaveAccessibleDescription('Describe the photo before publishing it.');
  const description = `Béjaïa ${newKey()}`;
  await alt.fill(description);
  await drawer(page).getByLabel('Tags').fill('Harbour');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  const { data } = await server().from('photos').select().eq('id', photo.id).single();
  expect(data).toMatchObject({ alt: description, tags: ['harbour'] });

  await closeDrawer(page);
  await page.getByRole('searchbox').fill(description.replace('Béjaïa', 'bejaia'));
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'harbour' }).click();
  await page.getByRole('combobox', { name: 'Use' }).click();
  await page.getByRole('option', { name: 'Not used' }).click();
  await expect(page.getByRole('link', { name: description })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);
});

/** Chooses the photo in the picker of a form. */
async function choosePhoto(page: Page, photo: OwnPhoto) {
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a photo' });
  await expect(picker.getByRole('button', { name: photo.alt })).toBeVisible();
  await expectAccessible(page);
  await picker.getByLabel('Search photos').fill(photo.alt);
  await picker.getByRole('button', { name: photo.alt }).click();
  await expect(page.getByRole('group', { name: 'Photo' })).toContainText(photo.alt);
}

test('several photos are described and published together', async ({ page, library }) => {
  await openLibrary(page);
  const key = newKey();
  const names = [`dunes-${key}.png`, `palms-${key}.png`];
  await chooseFiles(
    page,
    await Promise.all(
      names.map((name) => drawPicture(page, name, { width: 300, height: 200, type: 'image/png' })),
    ),
  );
  await page.getByRole('searchbox').fill(key);
  const photos = page.getByRole('list', { name: 'Photos' });
  for (const name of names) {
    await photos.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Describe', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe 2 photos' });
  await dialog.getByLabel(`Photo description of ${names[0]}`).fill(`Dunes ${key}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 photo saved.' })).toBeVisible();
  const { data } = await server()
    .from('photos')
    .select('id,alt,file_name,status')
    .in('file_name', names)
    .order('file_name')
    .throwOnError();
  library.forget(...data.map(({ id }) => id));
  expect(data).toMatchObject([
    { alt: `Dunes ${key}`, file_name: names[0], status: 'published' },
    { alt: '', file_name: names[1], status: 'draft' },
  ]);
});

test('a photo in use lists its uses and is replaced everywhere', async ({
  page,
  library,
  activity,
}) => {
  const photo = await library.add();
  await useSession(page, accounts.staff);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await choosePhoto(page, photo);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  const { data: uses } = await server().from('photo_uses').select().eq('photo_id', photo.id);
  expect(uses).toHaveLength(1);

  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await page.getByRole('link', { name: photo.alt, exact: true }).click();
  await expect(drawer(page).getByLabel('Photo description')).toHaveValue(photo.alt);
  const usedIn = drawer(page).getByRole('region', { name: 'Used in' });
  await expect(usedIn.getByRole('link', { name: activity.title })).toHaveAttribute(
    'href',
    `/admin/activities/edit/${activity.id}`,
  );
  await expectAccessible(page);

  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: 'This photo is in use' });
  await expect(refusal).toContainText('It is shown in 1 place');
  await expect(refusal.getByRole('link', { name: activity.title })).toBeVisible();
  await refusal.getByRole('button', { name: 'Close' }).click();

  await drawer(page).getByRole('button', { name: 'Replace everywhere' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace everywhere' });
  await expect(replacing).toBeVisible();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await replacing.getByRole('button', { name: 'Choose the new photo' }).click();
  await (await chooser).setFiles(await drawPicture(page, 'new.jpg'));
  await replacing.getByLabel('New photo description').fill(`${photo.alt}, at noon`);
  await replacing.getByRole('button', { name: 'Replace in 1 place' }).click();
  await expect(page.getByText('Replaced in 1 place.')).toBeVisible();

  const { data } = await anonymous()
    .from('activities')
    .select('image')
    .eq('id', activity.id)
    .single()
    .throwOnError();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  library.forget(id);
  const { data: fresh } = await server().from('photos').select().eq('id', id).single();
  expect(data.image).toBe(storedPhoto(fresh?.path ?? ''));
  expect(fresh).toMatchObject({ alt: `${photo.alt}, at noon`, status: 'published' });

  // The previous photo is no longer in use.
  await closeDrawer(page);
  await page.getByRole('link', { name: photo.alt, exact: true }).click();
  await expect(drawer(page).getByLabel('Photo description')).toHaveValue(photo.alt);
  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this photo?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Deleted.' })).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  // Under "Deleted" with its files, until the retention period ends.
  expect((await fetch(publicAddress(photo.path))).ok).toBe(true);
});
