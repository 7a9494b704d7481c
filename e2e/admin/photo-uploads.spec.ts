// Uploads to the media library: pictures are resized in the browser, and nothing half-finished stays.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { chooseFiles, closeDrawer, drawer, openLibrary } from '../support/photo-library.ts';
import {
  bucket,
  drawPicture,
  newKey,
  publicAddress,
  test,
  withPlaceInside,
} from '../support/photos.ts';

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const upload = (page: Page, name: string) =>
  uploads(page).getByRole('listitem').filter({ hasText: name });

/** Opens the drawer of a finished upload and returns the photo's row. */
async function rowOfUpload(page: Page, name: string) {
  await page.getByRole('link', { name: `Describe ${name}` }).click();
  await expect(drawer(page).getByLabel('Photo description')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { data } = await server().from('photos').select().eq('id', id).single().throwOnError();
  return { ...data, sizes: data.sizes as { width: number; path: string }[] };
}

/** Adds files without the button: dropped or pasted. */
async function dropAndPaste(page: Page, content: Buffer, dropped: string, pasted: string) {
  await page.evaluate(
    ([base64, dropped, pasted]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const carry = (name: string) => {
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
        return data;
      };
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: carry(dropped), bubbles: true }),
      );
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: carry(pasted), bubbles: true }),
      );
    },
    [content.toString('base64'), dropped, pasted] as const,
  );
}

test('HEIC photos are converted in the browser', async ({ page, library: _ }) => {
  await openLibrary(page);
  const key = newKey();
  const heic = new URL('../../packages/heic/fixtures/halves.heic', import.meta.url);
  const buffer = await readFile(heic);
  const names = [`one-${key}.HEIC`, `two-${key}.heic`];
  await chooseFiles(
    page,
    names.map((name) => ({ name, mimeType: '', buffer })),
  );
  for (const name of names) {
    await expect(upload(page, name)).toContainText('Added to the library as a draft');
  }
  const photo = await rowOfUpload(page, `one-${key}.HEIC`);
  expect(photo).toMatchObject({ width: 960, height: 640, mime_type: 'image/webp' });
});

test('files become photos in three widths, without their location', async ({ page, library }) => {
  await openLibrary(page);
  const key = newKey();
  const description = `Secret garden ${key}`;
  const upright = withPlaceInside(await drawPicture(page, `upright-${key}.jpg`), description);
  expect(upright.buffer.includes('Exif')).toBe(true);
  const large = await drawPicture(page, `large-${key}.png`, { width: 2000, type: 'image/png' });
  await chooseFiles(page, [upright, large]);
  for (const { name } of [upright, large]) {
    await expect(upload(page, name)).toContainText('Added to the library as a draft');
  }

  const photo = await rowOfUpload(page, upright.name);
  // Drawn 1200 × 800 and rotated by its EXIF data: stored upright, 800 wide, not enlarged.
  expect(photo.sizes.map(({ width }) => width)).toEqual([480, 800]);
  expect(photo).toMatchObject({
    width: 800,
    height: 1200,
    status: 'draft',
    mime_type: 'image/webp',
  });
  for (const { path } of photo.sizes) {
    const bytes = Buffer.from(await (await fetch(publicAddress(path))).arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    for (const trace of ['Exif', 'EXIF', 'XMP', description])
      expect(bytes.includes(trace)).toBe(false);
  }
  await closeDrawer(page);
  const wide = await rowOfUpload(page, large.name);
  library.forget(photo.id, wide.id);
  expect(wide.sizes.map(({ width }) => width)).toEqual([480, 960, 1600]);
  expect(wide).toMatchObject({ width: 960, path: wide.sizes[1]?.path });

  await test.step('dropped and pasted', async () => {
    await closeDrawer(page);
    const { buffer } = await drawPicture(page, 'any.jpg', { width: 300, height: 200 });
    const [dropped, pasted] = [`dropped-${key}.jpg`, `pasted-${key}.jpg`];
    await dropAndPaste(page, buffer, dropped, pasted);
    for (const name of [dropped, pasted]) {
      await expect(upload(page, name)).toContainText('Added to the library');
      library.forget((await rowOfUpload(page, name)).id);
      await closeDrawer(page);
    }
  });
});

test.describe('on a poor connection', () => {
  // The browser logs the response 503.
  test.use({ expectedErrors: [/503/] });

  test('an upload can be cancelled, or retried after it failed', async ({ page, library }) => {
    await openLibrary(page);
    const picture = await drawPicture(page, 'slow.jpg');
    const folders: string[] = [];
    let isHeld = true;
    let hasFailed = false;
    await page.route('**/storage/v1/object/photos/**', async (route) => {
      const [, folder = '', size] = /photos\/(.+)\/(\d+)\.webp$/.exec(route.request().url()) ?? [];
      if (route.request().method() !== 'POST') return route.continue();
      folders.push(folder);
      // The first size is uploaded, the second never is.
      if (isHeld && size !== '480') return;
      if (!isHeld && !hasFailed) {
        hasFailed = true;
        return route.fulfill({
          status: 503,
          json: {},
          headers: { 'access-control-allow-origin': '*' },
        });
      }
      return route.continue();
    });
    await chooseFiles(page, [picture]);
    await expect(upload(page, 'slow.jpg').getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      /^[1-9]/,
    );
    await page.getByRole('button', { name: 'Cancel slow.jpg' }).click();
    await expect(upload(page, 'slow.jpg')).toContainText('Cancelled. Nothing was stored.');
    const folder = folders[0] ?? '';
    await expect.poll(async () => (await bucket().list(folder)).data?.length).toBe(0);
    const { data } = await server().from('photos').select('id').like('path', `${folder}/%`);
    expect(data).toEqual([]);

    isHeld = false;
    await page.getByRole('button', { name: 'Try slow.jpg again' }).click();
    await expect(upload(page, 'slow.jpg')).toContainText('The server could not do this');
    await page.getByRole('button', { name: 'Try slow.jpg again' }).click();
    await expect(upload(page, 'slow.jpg')).toContainText('Added to the library');
    library.forget((await rowOfUpload(page, 'slow.jpg')).id);
  });
});
