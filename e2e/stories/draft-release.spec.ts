// A change of a published travel is prepared, previewed by a colleague and released.
import type { BrowserContext } from '@playwright/test';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

test('visitors see a change once it is released, a colleague before', async ({
  page,
  browser,
  travels,
}) => {
  const changed = `By night to the salt ${crypto.randomUUID().slice(0, 8)}`;
  const travel = await travels.add({ region_id: null }, [
    { day_number: 1, title: 'To the harbour', stops: ['Algiers', 'Tipaza'] },
    { day_number: 2, title: 'Along the cape' },
  ]);
  const contexts: BrowserContext[] = [];
  /** Somebody new to the site, whose browser has stored none of its data. */
  const somebody = async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    contexts.push(context);
    const theirs = await context.newPage();
    return { page: theirs, heading: theirs.getByRole('heading', { level: 1 }) };
  };

  await useSession(page, accounts.staff);
  await page.goto(`/admin/travels/edit/${travel.id}`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Unreleased changes' });
  await expect(notice).toContainText('changed Title');
  const before = await somebody();
  await before.page.goto(`/travels/${travel.id}`);
  await expect(before.heading).toHaveText(travel.title);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.getByTitle(/^Preview on a/);
  await expect(frame).toBeVisible();
  const link = await frame.getAttribute('src');
  const colleague = await somebody();
  await colleague.page.goto(new URL(link ?? '', page.url()).href);
  await expect(colleague.heading).toHaveText(changed);
  await expect(colleague.page.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Preview, not published',
  );
  await expect(colleague.page.getByText('Along the cape').first()).toBeAttached();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(notice).toHaveCount(0);
  const after = await somebody();
  await after.page.goto(`/travels/${travel.id}`);
  await expect(after.heading).toHaveText(changed);
  await Promise.all(contexts.map((context) => context.close()));
});
