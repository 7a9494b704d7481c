// A review, from the won inquiry to the page of the trip.
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, goWithinAdmin, test, useSession } from '../support/fixtures.ts';
import { drainOutbox, linkIn, waitForMail } from '../support/mailbox.ts';
import { accounts } from '../support/settings.ts';

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a customer is asked for a review, writes it, and visitors read it as verified', {
  tag: '@both',
}, async ({ page, activity, colleaguePage: staffPage }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const [id, email] = [crypto.randomUUID(), `amel-${key}@example.org`];
  const words = `The dunes at dusk were worth every hour of the drive, ${key}.`;
  await server()
    .from('contact_submissions')
    .insert({
      id,
      name: `Amel${key} B.`,
      email,
      service: 'trip-planner',
      message: 'Three days, please.',
    })
    .throwOnError();
  await server()
    .from('inquiry_selections')
    .insert({ submission_id: id, activity_ids: [activity.id] })
    .throwOnError();

  await useSession(staffPage, accounts.staff);

  await test.step('staff win the inquiry, whose trip has ended', async () => {
    await staffPage.goto(`/admin/submissions/edit/${id}`);
    await staffPage.getByRole('button', { name: 'Assign to me' }).click();
    await expect(
      staffPage.getByRole('alert').filter({ hasText: 'Assigned to you.' }),
    ).toBeVisible();
    await staffPage.getByRole('combobox', { name: 'Status' }).click();
    await staffPage.getByRole('option', { name: 'Won' }).click();
    const request = staffPage.getByRole('region', { name: 'Review request' });
    await expect(request.getByRole('status')).toContainText('Enter the last day of the trip.');
    await request.getByLabel('Last day of the trip').fill(daysAgo(5));
    await request.getByLabel('Last day of the trip').blur();
    await expect(request.getByRole('status')).toContainText(/^Due/);
    await drainOutbox();
  });

  await test.step('the customer writes a review with the link, once', async () => {
    const link = linkIn(await waitForMail(email, 'Write a review'), '/review#');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
    await expect(page).toHaveURL('/review');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText(activity.title)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Please choose 1 to 5 stars.')).toBeVisible();
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByLabel('Your review').fill(words);
    await page
      .getByLabel('Add photos')
      .setInputFiles('../apps/site/public/share/algroove-stage.jpg');
    await page.getByLabel('Caption of photo 1').fill('Our camp');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByAltText('Our camp')).toBeVisible();
  });

  await test.step('staff answer and publish it', async () => {
    await goWithinAdmin(
      staffPage,
      `/review-management?filter=${encodeURIComponent(JSON.stringify({ q: key, status: 'pending' }))}`,
    );
    await staffPage.getByRole('button', { name: /^Answer the review of/ }).click();
    await staffPage.getByRole('textbox', { name: 'Answer' }).fill('Come back in spring.');
    await staffPage.getByRole('button', { name: 'Save answer' }).click();
    await expect(staffPage.getByText('Come back in spring.')).toBeVisible();
    await expect(staffPage.getByAltText('Photo 1: Our camp')).toBeVisible();
    await staffPage.getByRole('button', { name: /^Publish the review of/ }).click();
    await expect(
      staffPage.getByRole('alert').filter({ hasText: '1 review published.' }),
    ).toBeVisible();
    await drainOutbox();
  });

  await test.step('visitors read and report it', async () => {
    await page.goto(`/activities/${activity.id}`);
    const reviews = page.getByRole('region', { name: 'What Our Customers Say' });
    await expect(reviews.getByText(words)).toBeVisible();
    await expect(reviews.getByText('Verified Visit')).toBeVisible();
    await reviews.getByAltText(`Photo by Amel${key}: Our camp`).click();
    const photos = page.getByRole('dialog', { name: /^Pictures of the review/ });
    await expect(photos.getByText('Our camp')).toBeVisible();
    await photos.getByRole('button', { name: 'Close' }).click();
    await expect(reviews.getByText('Come back in spring.')).toBeVisible();
    await reviews.getByRole('button', { name: /^Report the review of/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByLabel('Reason').selectOption('advertising');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Report sent', { exact: true })).toBeVisible();
    await goWithinAdmin(staffPage, '/review-management?filter=%7B%22open_reports%40gt%22%3A0%7D');
    await staffPage
      .getByRole('button', { name: new RegExp(`Mark the reports .*Amel${key}`) })
      .click();
    await expect(staffPage.getByText(words)).toHaveCount(0);
  });

  await server().from('review_requests').delete().eq('submission_id', id).throwOnError();
  await server().from('contact_submissions').delete().eq('id', id).throwOnError();
});
