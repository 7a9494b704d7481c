// What has gone wrong in one engine only: storage, date fields, canvases, paper and the first visit.
import type { Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { chooseFiles, openLibrary } from '../support/photo-library.ts';
import { drawPicture, newKey, publicAddress, test } from '../support/photos.ts';
import { accounts } from '../support/settings.ts';

test('a browser that refuses site data offers the link of the plan', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.assign(navigator, { share: undefined });
    const writeText = async (text: string) => Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto('/travels/oran');
  await page.getByRole('button', { name: 'Add to plan' }).click();
  await expect(page.getByText('This browser cannot save it')).toBeVisible();
  await page.getByRole('button', { name: 'Open your plan' }).click();
  await page.getByRole('button', { name: 'Get the link' }).click();
  const link = await page.evaluate(() => Reflect.get(window, 'copied') as string);
  await page.goto('/faq');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A plan shared with you' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Oran' })).toBeVisible();
});

test('a date and a time are stored as they were entered', async ({ page, activity }) => {
  await useSession(page, accounts.staff);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Goes offline').fill('2030-05-01T09:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled.')).toBeVisible();
  const { data } = await server()
    .from('scheduled_publications')
    .select('due_at')
    .eq('record_id', activity.id)
    .single()
    .throwOnError();
  // In Algiers.
  expect(new Date(data.due_at).toISOString()).toBe('2030-05-01T08:30:00.000Z');
});

/** The colours at the left and the right of a stored picture. */
const coloursOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [0.1, 0.9].map((share) => {
      const at = Math.round(bitmap.width * share);
      const [red = 0, , blue = 0] = context?.getImageData(at, 9, 1, 1).data ?? [];
      return red > blue + 100 ? 'red' : blue > red + 100 ? 'blue' : `${red}, ${blue}`;
    });
  }, address);

test('an uploaded photo keeps its colours', async ({ page, library }) => {
  await openLibrary(page);
  const name = `colours-${newKey()}.jpg`;
  await chooseFiles(page, [await drawPicture(page, name)]);
  await expect(
    page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name }),
  ).toContainText('Added to the library as a draft');
  const { data } = await server()
    .from('photos')
    .select('id, path')
    .eq('file_name', name)
    .single()
    .throwOnError();
  library.forget(data.id);
  expect(await coloursOf(page, publicAddress(data.path))).toEqual(['red', 'blue']);
});

test('on paper, pictures leave the text its room and unknown values say whom to ask', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.goto('/');
  const story = page.getByRole('region', { name: 'Where to begin' }).getByRole('article').nth(1);
  await story.scrollIntoViewIfNeeded();
  const title = await story.getByRole('heading').boundingBox();
  const picture = await story.locator('.arch-sky').boundingBox();
  expect(picture?.width).toBeLessThan(200);
  expect(title?.width).toBeGreaterThan(300);

  await page.goto('/rv-rental/family-motorhome');
  await expect(page.getByRole('main').locator('.arch-sky img').first()).toBeVisible();
  const facts = page.getByRole('region', { name: 'Size and rental terms' });
  await expect(facts.getByRole('definition').filter({ hasText: 'Ask us' }).first()).toBeVisible();
  expect(await facts.getByRole('definition').allInnerTexts()).not.toContain('');

  await page.goto('/faq');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('No. Nothing is booked or paid online')).toBeVisible();
});

test.describe('with an empty profile', () => {
  test.use({ serviceWorkers: 'allow', hasOwnContext: true });

  test('a first visit mentions no new version', async ({ page }) => {
    await page.goto('/travels/oran');
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of ['/travels/oran', '/faq']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByText('A new version is ready.')).toHaveCount(0);
    }
  });
});
