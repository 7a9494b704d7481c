// A change of a published travel is prepared, previewed by a colleague and released.
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

test('visitors see a change once it is released, a colleague before', { tag: '@both' }, async ({
  page,
  browser,
  travels,
}) => {
  const changed = `By night to the salt ${crypto.randomUUID().slice(0, 8)}`;
  const travel = await travels.add({ region_id: null }, [
    { day_number: 1, title: 'To the harbour', stops: ['Algiers', 'Tipaza'] },
    { day_number: 2, title: 'Along the cape' },
  ]);
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  const heading = other.getByRole('heading', { level: 1 });

  await useSession(page, accounts.staff);
  await page.goto(`/admin/travels/edit/${travel.id}`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Unreleased changes' });
  await expect(notice).toContainText('changed Title');
  await other.goto(`/travels/${travel.id}`);
  await expect(heading).toHaveText(travel.title);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.getByTitle(/^Preview on a/);
  await expect(frame).toBeVisible();
  const link = await frame.getAttribute('src');
  await other.goto(new URL(link ?? '', page.url()).href);
  await expect(heading).toHaveText(changed);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Preview, not published',
  );
  await expect(other.getByText('Along the cape').first()).toBeAttached();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(notice).toHaveCount(0);
  await other.goto(`/travels/${travel.id}`);
  await expect(heading).toHaveText(changed);
  await elsewhere.close();
});
