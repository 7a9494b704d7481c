// A change of a published activity is prepared, previewed by a colleague and released.
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

test('visitors see a change once it is released, a colleague before', { tag: '@both' }, async ({
  page,
  browser,
  activity,
}) => {
  await server()
    .from('activities')
    .update({ status: 'published' })
    .eq('id', activity.id)
    .throwOnError();
  const title = async () => {
    const { data } = await server()
      .from('activities')
      .select('title')
      .eq('id', activity.id)
      .single()
      .throwOnError();
    return data.title;
  };
  await useSession(page, accounts.staff);
  await page.goto(`/admin/activities/edit/${activity.id}`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A walk under the stars');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Unreleased changes' });
  await expect(notice).toContainText('changed Title');
  expect(await title()).toBe(activity.title);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.getByTitle(/^Preview on a/);
  await expect(frame).toBeVisible();
  const link = await frame.getAttribute('src');
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const colleague = await elsewhere.newPage();
  await colleague.goto(new URL(link ?? '', page.url()).href);
  // A page in the background is not painted, and its code waits for that.
  await colleague.bringToFront();
  await expect(
    colleague.getByRole('heading', { level: 1, name: 'A walk under the stars' }),
  ).toBeVisible();
  await expect(colleague.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Preview, not published',
  );
  await elsewhere.close();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(notice).toHaveCount(0);
  expect(await title()).toBe('A walk under the stars');
});
