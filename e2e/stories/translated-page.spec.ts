// A visitor and a member of staff whose browser translates every page.
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/submissions.ts';
import { translateLikeBrowsers } from '../support/translator.ts';

test.beforeEach(({ page }) => translateLikeBrowsers(page));

test('a visitor searches, filters, plans, asks and changes the language', async ({
  page,
  activity,
}) => {
  const main = page.getByRole('main');

  await test.step('a search replaces the results of the one before', async () => {
    await page.goto('/search?q=bejaia');
    await expect(main.getByRole('status')).toHaveText(/results? for “bejaia”$/);
    const field = main.getByRole('searchbox');
    for (const term of ['tipaza', 'wyxwyx', 'oran']) {
      await field.fill(term);
      await field.press('Enter');
      await expect(main.getByRole('status').first()).toContainText(`for “${term}”`);
    }
    await expect(main.getByText('wyxwyx')).toHaveCount(0);
  });

  await test.step('filters change the count and the list', async () => {
    await page.goto('/travels');
    const count = main.getByRole('status').filter({ hasText: /^\d+ travels?$/ });
    await expect(count).toHaveText(/^\d\d travels$/);
    await page.getByLabel('Duration').selectOption('1 day');
    await expect(count).toHaveText(/^\d travels?$/);
    await page.getByRole('button', { name: 'Remove filter: 1 day' }).click();
    await expect(count).toHaveText(/^\d\d travels$/);
    await page.goto('/activities');
    await main.getByRole('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/activities');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Our Exciting Activities' })).toBeVisible();
  });

  await test.step('a plan counts what is in it', async () => {
    await page.goto(`/activities/${activity.id}`);
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('button', { name: 'In your plan' }).click();
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await main
      .getByRole('button', { name: /inquiry/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    const name = dialog.getByPlaceholder('Your name');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Amel');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open your plan' }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([activity.title]);
    await page.getByRole('button', { name: `Remove ${activity.title}` }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(0);
  });

  await test.step('a topic shows its own fields', async () => {
    await page.goto('/contact');
    for (const name of ['A trip', 'A mechanic', 'Car or driver', 'An event', 'A question']) {
      await main.getByRole('radio', { name, exact: true }).check();
    }
    await main.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(main.getByPlaceholder('Your name')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the language changes there and back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/contact');
  });
});

test('staff work in the inbox', async ({ page, submissions }) => {
  const submission = await submissions.add();
  await useSession(page, accounts.staff);
  await page.goto('/admin/submissions');
  await page.getByRole('searchbox').fill(submissions.key);
  await page.getByRole('searchbox').blur();
  await page.getByRole('link', { name: submission.name }).click();
  await expect(page.getByRole('region', { name: 'What the visitor sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(page.getByText('Assigned to you. Status: In progress.')).toBeVisible();
  await status.click();
  await page.getByRole('option', { name: 'Waiting' }).click();
  await expect(status).toHaveText('Waiting');
  await page.getByRole('main').getByRole('link', { name: 'Submissions' }).click();
  await page.getByRole('tab', { name: 'Waiting 1' }).click();
  await expect(page.getByRole('link', { name: submission.name })).toBeVisible();
});
