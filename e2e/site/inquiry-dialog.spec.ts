// The contact dialog on a page; its fields and its failures are component tests.
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
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

test('the contact dialog sends one inquiry for repeated clicks', {
  tag: '@both',
}, async ({ page, activity }) => {
  const email = `twice-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const dialog = await openDialog(page, activity.id);

  await test.step('it is at most 500 px wide, its content at most 60% of the screen', async () => {
    const box = await dialog.boundingBox();
    const fields = await dialog.locator('form > :first-child').boundingBox();
    // Rounded, because layout has fractions of pixels.
    expect(Math.round(box?.width ?? Number.NaN)).toBeLessThanOrEqual(500);
    expect(Math.round(fields?.height ?? Number.NaN)).toBeLessThanOrEqual(
      0.6 * (page.viewportSize()?.height ?? 0),
    );
    const overflow = dialog.evaluate((shown) => shown.scrollHeight - shown.clientHeight);
    expect(await overflow, 'pixels that overflow outside the fields').toBe(0);
  });
  await expectAccessible(page);

  await fill(dialog, email);
  // An inquiry that is deleted before its emails are sent takes them with it.
  const emailed = page.waitForResponse(/\/functions\/v1\/send-email/);
  await dialog.getByRole('button', { name: 'Send Inquiry' }).dblclick();
  await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  await emailed;
  const { data } = await server()
    .from('contact_submissions')
    .select('id, inquiry_selections(activity_ids)')
    .eq('email', email)
    .throwOnError();
  expect(data).toHaveLength(1);
  expect(data?.[0]?.inquiry_selections).toMatchObject({ activity_ids: [activity.id] });
  const reference = inquiryReference(data?.[0]?.id ?? '');
  await expect(page.getByRole('main')).toContainText(`Sent, reference ${reference}.`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /inquiry/i })
    .first()
    .click();
  await expect(dialog.getByPlaceholder('Your name')).toHaveValue('');
  await server().from('contact_submissions').delete().eq('email', email).throwOnError();
});

test.describe('without the code of the calendar', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a date is chosen in the browser’s own day input', async ({ page, activity }) => {
    await page.route('**/*day-popover*', (route) => route.abort());
    const dialog = await openDialog(page, activity.id);
    await dialog.getByRole('button', { name: 'Departure Date' }).click();
    const input = dialog.getByRole('textbox', { name: 'Departure Date' });
    await expect(input).toBeFocused();
    await input.fill('2999-03-20');
    await expect(input).toHaveValue('2999-03-20');
  });
});
