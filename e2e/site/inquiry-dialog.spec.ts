// The contact dialog: its rules, its failures, and nothing lost on the way.
import type { Locator, Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

async function openDialog(page: Page, activityId: string): Promise<Locator> {
  await page.goto(`/activities/${activityId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /inquiry/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator, email: string) {
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await dialog.getByPlaceholder('Your email').fill(email);
  await dialog.getByLabel('Message').fill('We would like to walk in spring.');
}

test('says what is wrong beside each field', async ({ page, activity }) => {
  const dialog = await openDialog(page, activity.id);
  await dialog.getByPlaceholder('Your name').fill(' A ');
  await dialog.getByPlaceholder('Your email').fill('amel@nowhere');
  await dialog.getByLabel('Message').fill('too short');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(dialog.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(dialog.getByText('Message must be at least 10 characters.')).toBeVisible();
  await expect(dialog.getByPlaceholder('Your name')).toBeFocused();
});

test('offers dates from today on, and no return before the departure', async ({
  page,
  activity,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T12:00:00'));
  const dialog = await openDialog(page, activity.id);
  await dialog.getByRole('button', { name: 'Departure Date' }).click();
  await expect(page.getByRole('button', { name: /March 14, 2027/ })).toBeDisabled();
  await page.getByRole('button', { name: /March 20, 2027/ }).click();
  await dialog.getByRole('button', { name: 'Return Date' }).click();
  await expect(page.getByRole('button', { name: /March 19, 2027/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /March 20, 2027/ })).toBeEnabled();
});

test('keeps the draft when it is closed by accident', async ({ page, activity }) => {
  const dialog = await openDialog(page, activity.id);
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /inquiry/i })
    .first()
    .click();
  await expect(dialog.getByPlaceholder('Your name')).toHaveValue('Amel');
});

test('sends one inquiry however often the button is pressed, with the chosen activity', async ({
  page,
  activity,
}) => {
  const email = `twice-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const dialog = await openDialog(page, activity.id);
  await fill(dialog, email);
  await dialog.getByRole('button', { name: 'Send Inquiry' }).dblclick();
  await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  const { data } = await server()
    .from('contact_submissions')
    .select('id, inquiry_selections(activity_ids)')
    .eq('email', email)
    .throwOnError();
  expect(data).toHaveLength(1);
  expect(data?.[0]?.inquiry_selections).toMatchObject({ activity_ids: [activity.id] });
});

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('stays open, says so and keeps every word', async ({ page, activity }) => {
    await page.route('**/rest/v1/contact_submissions*', (route) =>
      route.fulfill({ status: 500, json: { message: 'down' } }),
    );
    const dialog = await openDialog(page, activity.id);
    await fill(dialog, 'amel@example.org');
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Failed to save your inquiry. Please try again.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(dialog.getByPlaceholder('Your email')).toHaveValue('amel@example.org');
    await expect(dialog.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();
  });

  test('a failing mail does not fail the inquiry', async ({ page, activity }) => {
    await page.route('**/functions/v1/send-email', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    const dialog = await openDialog(page, activity.id);
    await fill(dialog, `no-mail-${crypto.randomUUID().slice(0, 8)}@example.org`);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  });
});
