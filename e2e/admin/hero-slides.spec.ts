// Hero slides: edited in a drawer, shown in their period, ordered by hand.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { anonymous, server } from '../support/api.ts';
import { test as base, expect, stayOnPage, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

type OwnSlide = { id: string; title: string };

const test = base.extend<{ addSlide: (position?: number) => Promise<OwnSlide> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  addSlide: async ({}, use) => {
    const ids: string[] = [];
    await use(async (position = 50_000) => {
      const slide = { id: crypto.randomUUID(), title: `Slide ${crypto.randomUUID().slice(0, 8)}` };
      ids.push(slide.id);
      await server()
        .from('hero_slides')
        .insert({ ...slide, position, image: 'illustrations/timgad-arch.webp' })
        .throwOnError();
      return slide;
    });
    await server().from('hero_slides').delete().in('id', ids).throwOnError();
  },
});

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const drawer = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => drawer(page).getByLabel(name, { exact: true });

async function openSlide(page: Page, slide: OwnSlide, as: string = accounts.staff) {
  await useSession(page, as);
  await page.goto('/admin/hero-slides');
  await page.getByRole('link', { name: slide.title }).click();
  await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue(slide.title);
}

async function seenByVisitors(title: string) {
  const { data } = await anonymous()
    .from('hero_slides')
    .select('title, starts_at')
    .eq('title', title)
    .throwOnError();
  return data;
}

test('visitors see a new slide from its start in Algiers time', async ({ page }) => {
  const title = `Blue door ${crypto.randomUUID().slice(0, 8)}`;
  await useSession(page, accounts.staff);
  await page.goto('/admin/hero-slides');
  await page.getByRole('link', { name: 'Add slide' }).click();
  await drawer(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await field(page, 'Button text').fill('Go east');
  await field(page, 'Link').fill('/categories/eastern');
  await expect(page.getByRole('region', { name: 'Preview of the slide' })).toContainText('Go east');
  await field(page, 'From').fill('2030-01-10T00:30');
  await drawer(page).getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await save(page);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
    'From 10 Jan 2030, 00:30, Algiers time',
  );
  expect(await seenByVisitors(title)).toEqual([]);

  await page.getByRole('link', { name: title }).click();
  await field(page, 'From').fill('2020-01-10T00:30');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
  const [seen] = await seenByVisitors(title);
  expect(Date.parse(seen?.starts_at ?? '')).toBe(Date.parse('2020-01-09T23:30:00Z'));
  await server().from('hero_slides').delete().eq('title', title).throwOnError();
});

test('the drawer of a slide validates what is typed, and protects unsaved changes and a colleague’s', async ({
  page,
  addSlide,
}) => {
  const slide = await addSlide();
  await openSlide(page, slide);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Phone' }).click();
  await expectAccessible(page);

  await field(page, 'Button text').fill('Go');
  await field(page, 'Link').fill('javascript:alert(1)');
  await field(page, 'From').fill('2030-01-10T00:30');
  await field(page, 'Until').fill('2030-01-09T00:30');
  await save(page);
  await expect(field(page, 'Link')).toHaveAccessibleDescription(/Enter a path/);
  await expect(field(page, 'Until')).toHaveAccessibleDescription(
    'The end must be after the start.',
  );

  const title = drawer(page).getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought');
  await page.evaluate(() => history.back());
  await stayOnPage(page);
  await expect(title).toHaveValue('Half a thought');

  await field(page, 'Link').fill('/categories/eastern');
  await field(page, 'Until').fill('2030-01-11T00:30');
  await server()
    .from('hero_slides')
    .update({ description: 'Theirs' })
    .eq('id', slide.id)
    .throwOnError();
  await save(page);
  await expect(page.getByText('they changed: Description')).toBeVisible();

  await test.step('only administrators delete it', async () => {
    await openSlide(page, slide, accounts.admin);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: /^Delete this/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: slide.title })).toHaveCount(0);
    const { data } = await server().from('hero_slides').select('id').eq('id', slide.id);
    expect(data).toEqual([]);
  });
});

test('slides are reordered with buttons and by dragging', async ({ page, addSlide }) => {
  // Positions that no concurrent test uses.
  const place = 100_000 + Math.floor(Math.random() * 1_000_000) * 2;
  const [first, second] = [await addSlide(place), await addSlide(place + 1)];
  const order = async () => {
    const { data } = await server()
      .from('hero_slides')
      .select('title')
      .in('id', [first.id, second.id])
      .order('position')
      .throwOnError();
    return data.map(({ title }) => title);
  };
  await useSession(page, accounts.staff);
  await page.goto('/admin/hero-slides');
  await page.getByRole('button', { name: `Move ${second.title} up` }).click();
  const saved = page.getByRole('status').filter({ hasText: 'The order is saved.' });
  await expect(saved).toBeVisible();
  expect(await order()).toEqual([second.title, first.title]);

  const row = (slide: OwnSlide) => page.getByRole('listitem').filter({ hasText: slide.title });
  await row(second).scrollIntoViewIfNeeded();
  const handle = row(first).getByTitle('Drag to reorder');
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await row(second).boundingBox()];
  if (!from || !to) throw new Error('The rows are not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual([first.title, second.title]);
});
