// The contact page: its topics, presets from the address, the office, and an inquiry.
import type { Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';

const topic = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('a topic shows its fields and keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await expect(topic(page, 'A question')).toBeChecked();
  await expect(page.getByText('Departure Date', { exact: true })).toHaveCount(0);
  await page.getByPlaceholder('Your name').fill('Amel');
  await page.getByLabel('Message').fill('Words that must not be lost.');
  await topic(page, 'A trip').check();
  await expect(page.getByLabel('Service')).toHaveValue('Trip planner');
  await expect(page.getByRole('button', { name: 'Departure Date' })).toHaveText('Pick a date');
  await page.getByLabel('Children Under 5').fill('2');
  await topic(page, 'A mechanic').check();
  await expect(page.getByLabel('Children Under 5')).toHaveCount(0);
  await topic(page, 'Car or driver').check();
  await expect(page.getByLabel('Children Under 5')).toHaveValue('2');
  await expect(page.getByPlaceholder('Your name')).toHaveValue('Amel');
  await expect(page.getByLabel('Message')).toHaveValue('Words that must not be lost.');

  await topic(page, 'An event').check();
  await page.getByLabel('Message').fill('Forty guests in a garden.');
  await page.getByRole('link', { name: 'Read the FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asked and answered' })).toBeVisible();
  await page.goBack();
  await expect(topic(page, 'An event')).toBeChecked();
  await expect(page.getByLabel('Message')).toHaveValue('Forty guests in a garden.');
});

test('the address presets the topic and the selection', async ({ page, activity }) => {
  for (const query of ['service=toString&travel=no-such-travel', 'travel=%2e%2e&activity=<i>#%']) {
    await page.goto(`/contact?${query}`);
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page.getByText(/^Selected/)).toHaveCount(0);
  }
  await page.goto('/contact?service=car-rental');
  await expect(topic(page, 'Car or driver')).toBeChecked();
  await page.goto('/contact?travel=tipaza');
  await expect(topic(page, 'A trip')).toBeChecked();
  await expect(page.getByText('Selected Travel(s)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tipaza' }).click();
  await expect(page.getByText('Selected Travel(s)')).toHaveCount(0);
  await page.goto(`/contact?service=events&activity=${activity.id}`);
  await expect(topic(page, 'An event')).toBeChecked();
  await expect(page.getByText(activity.title)).toBeVisible();
});

test('an inquiry from the contact page is saved and mailed', async ({ page }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const email = `contact-${key}@example.org`;
  await page.goto('/contact?travel=tipaza');
  await page.getByPlaceholder('Your name').fill(`Amel ${key}`);
  await page.getByPlaceholder('Your email', { exact: true }).fill(email);
  await page.getByLabel('Message').fill(`Two days by the sea, reference ${key}.`);
  await page.getByLabel('Group Size').selectOption('3-5');
  await page.getByLabel('Transportation Needed').check();
  await expect(page.getByText('Tipaza', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send Inquiry' }).click();

  await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Your inquiry has arrived' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText(`on its way to ${email}`, { exact: false })).toBeVisible();

  const { data } = await server()
    .from('contact_submissions')
    .select('id, service, "groupSize", "needsTransportation", inquiry_selections(travel_ids)')
    .eq('email', email)
    .throwOnError();
  expect(data).toHaveLength(1);
  expect(data?.[0]).toMatchObject({
    service: 'trip-planner',
    groupSize: '3-5',
    needsTransportation: true,
    inquiry_selections: { travel_ids: ['tipaza'] },
  });
  const reference = data?.[0]?.id.slice(0, 8).toUpperCase() ?? '';
  await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
  await waitForMail(email, reference);
  await waitForMail('office@example.com', `Amel ${key}`);

  await page.getByRole('button', { name: 'Write another inquiry' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});
