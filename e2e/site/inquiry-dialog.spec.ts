// The contact dialog: its rules, its failures, and nothing lost on the way.
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Locator, Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

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

type Dialog = { service: string; shown: string; placeholder: RegExp; fields: string[] };
const journey = ['Departure Date', 'Return Date', 'children', 'transportation'];

// The services page has a card for each of the seven types; general is the one of "Ask Before You Come".
const dialogs: Dialog[] = [
  {
    service: 'Ask Before You Come',
    shown: 'General inquiry',
    placeholder: /your preferences/,
    fields: [],
  },
  {
    service: 'Expat Handbook',
    shown: 'Expat handbook',
    placeholder: /living in Algeria/,
    fields: [],
  },
  {
    service: 'A Mechanic You Can Trust',
    shown: 'Mechanic',
    placeholder: /make, model, year/,
    fields: [],
  },
  { service: 'Team Days', shown: 'Team building', placeholder: /your team/, fields: journey },
  {
    service: 'Events and Celebrations',
    shown: 'Events',
    placeholder: /celebrate/,
    fields: journey,
  },
  { service: 'Trip Planner', shown: 'Trip planner', placeholder: /pace/, fields: journey },
  {
    service: 'Cars, Vans and Drivers',
    shown: 'Car rental',
    placeholder: /kind of vehicle/,
    fields: ['children', 'transportation'],
  },
];

test('asks each of the seven types for what it calls for', async ({ page }) => {
  await page.goto('/services');
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  for (const { service, shown, placeholder, fields } of dialogs) {
    await page
      .getByRole('button', { name: `Send an inquiry about ${service}`, exact: true })
      .click();
    await expect(dialog).toContainText(
      `Send us an inquiry about ${service} and we'll get back to you as soon as possible.`,
    );
    await expect(dialog.getByLabel('Service')).toHaveValue(shown);
    await expect(dialog.getByLabel('Service')).not.toBeEditable();
    await expect(dialog.getByPlaceholder(placeholder)).toHaveAccessibleName('Message');
    await expect(dialog.getByLabel('Group Size').getByRole('option')).toHaveText([
      'How many people?',
      'Just me',
      '2 people',
      '3-5 people',
      '6-10 people',
      'More than 10 people',
    ]);
    for (const date of ['Departure Date', 'Return Date']) {
      const button = dialog.getByRole('button', { name: date });
      if (fields.includes(date)) await expect(button).toHaveText('Pick a date');
      else await expect(button).toHaveCount(0);
    }
    const children = fields.includes('children') ? 1 : 0;
    for (const label of ['Children between 5 and 12', 'Children Under 5']) {
      await expect(dialog.getByLabel(label)).toHaveCount(children);
    }
    await expect(dialog.getByLabel('Transportation Needed')).toHaveCount(
      fields.includes('transportation') ? 1 : 0,
    );
    await expect(dialog.getByLabel('Include Camping')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('says what is wrong beside each field, a return before the departure too', async ({
  page,
  activity,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T12:00:00'));
  const dialog = await openDialog(page, activity.id);
  await dialog.getByPlaceholder('Your name').fill(' A ');
  await dialog.getByPlaceholder('Your email').fill('amel@nowhere');
  await dialog.getByLabel('Message').fill('too short');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(dialog.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(dialog.getByText('Message must be at least 10 characters.')).toBeVisible();
  await expect(dialog.getByPlaceholder('Your name')).toBeFocused();

  await fill(dialog, 'amel@example.org');
  for (const [field, day] of [
    ['Departure Date', /March 20, 2027/],
    ['Return Date', /March 21, 2027/],
    ['Departure Date', /March 25, 2027/],
  ] as const) {
    await dialog
      .getByRole('button', { name: `${field} `, exact: false })
      .first()
      .click();
    await page.getByRole('button', { name: day }).click();
  }
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(dialog.getByText('Return date cannot be before the departure date.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Return Date Mar 21, 2027' })).toBeFocused();
});

test('offers dates from today on, and no return before the departure', { tag: '@both' }, async ({
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
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2028');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('October');
  await page.getByRole('button', { name: /October 9, 2028/ }).click();
  await expect(dialog.getByRole('button', { name: 'Return Date Oct 9, 2028' })).toBeFocused();
});

test('can be filled in with the keyboard alone, its calendar too, and keeps the draft when closed', async ({
  page,
  activity,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-15T12:00:00'));
  await page.goto(`/activities/${activity.id}`);
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /inquiry/i })
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Amel');
  await expect(dialog.getByPlaceholder('Your name')).toHaveValue('Amel');
  // Email, service, message, group size, then the departure.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  const departure = dialog.getByRole('button', { name: 'Departure Date' }).first();
  await expect(departure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /March 15, 2027/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(departure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /March 15, 2027/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(departure).toHaveText('Mar 23, 2027');
  await expect(departure).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByPlaceholder('Your name')).toHaveValue('Amel');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(`/activities/${activity.id}`);
});

test('stays within what the keyboard of a phone leaves visible', { tag: '@phone' }, async ({
  page,
  activity,
}) => {
  // Browsers under test have no such keyboard: what the page is told of it is all that can be played.
  await page.addInitScript(() => {
    Object.defineProperty(VisualViewport.prototype, 'height', {
      get: () => (window as { keyboardLeaves?: number }).keyboardLeaves ?? window.innerHeight,
    });
  });
  const dialog = await openDialog(page, activity.id);
  await dialog.getByLabel('Message').focus();
  await page.evaluate(() => {
    Object.assign(window, { keyboardLeaves: 400 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  for (const part of [dialog, dialog.getByRole('button', { name: 'Send Inquiry' })]) {
    await expect
      .poll(async () => {
        const box = await part.boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      })
      .toBeLessThanOrEqual(400);
  }
  const message = await dialog.getByLabel('Message').boundingBox();
  expect((message?.y ?? 999) + 40).toBeLessThan(400);
});

test('fits the screen, is accessible, and sends one inquiry however often the button is pressed', {
  tag: '@both',
}, async ({ page, activity }) => {
  const email = `twice-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const dialog = await openDialog(page, activity.id);

  await test.step('it is at most 500 px wide, its content at most 60% of the screen', async () => {
    const box = await dialog.boundingBox();
    const fields = await dialog.locator('form > :first-child').boundingBox();
    // Whole pixels: what is drawn in between has fractions.
    expect(Math.round(box?.width ?? Number.NaN)).toBeLessThanOrEqual(500);
    expect(Math.round(fields?.height ?? Number.NaN)).toBeLessThanOrEqual(
      0.6 * (page.viewportSize()?.height ?? 0),
    );
    const overflow = dialog.evaluate((shown) => shown.scrollHeight - shown.clientHeight);
    expect(await overflow, 'pixels that scroll beside the fields').toBe(0);
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

test.describe('when a part of it fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an inquiry that is not saved keeps every word, one that is not mailed is sent', async ({
    page,
    activity,
  }) => {
    const submissions = '**/rest/v1/contact_submissions*';
    await page.route(submissions, (route) =>
      route.fulfill({ status: 500, json: { message: 'down' } }),
    );
    await page.route('**/functions/v1/send-email', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    const email = `no-mail-${crypto.randomUUID().slice(0, 8)}@example.org`;
    const dialog = await openDialog(page, activity.id);
    await fill(dialog, email);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    const toast = page.getByText('Failed to save your inquiry. Please try again.');
    await expect(toast).toBeVisible({ timeout: 20_000 });
    const [words, button] = await Promise.all([
      toast.boundingBox(),
      dialog.getByRole('button', { name: 'Send Inquiry' }).boundingBox(),
    ]);
    if (!words || !button) throw new Error('Toast and button are not there together.');
    const isAbove = words.y + words.height < button.y;
    const isBeside = words.x + words.width < button.x;
    expect(isAbove || isBeside, 'the toast leaves the button free').toBe(true);
    await expect(dialog.getByPlaceholder('Your email')).toHaveValue(email);
    await expect(dialog.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();

    await test.step('the API is down, which is not the same as being offline', async () => {
      await page.unroute(submissions);
      await page.route(submissions, (route) => route.abort('connectionrefused'));
      const refused = page.waitForEvent('requestfailed', { timeout: 20_000 });
      await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
      await refused;
      await expect(dialog.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();
      await expect(dialog.getByPlaceholder('Your email')).toHaveValue(email);
      await expect(page.getByText('You are offline.')).toHaveCount(0);
    });

    await page.unroute(submissions);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
    await server().from('contact_submissions').delete().eq('email', email).throwOnError();
  });

  test('a calendar whose code cannot be fetched leaves the browser’s own day input', async ({
    page,
    activity,
  }) => {
    await page.route('**/*day-popover*', (route) => route.abort());
    const dialog = await openDialog(page, activity.id);
    await dialog.getByRole('button', { name: 'Departure Date' }).click();
    const input = dialog.getByRole('textbox', { name: 'Departure Date' });
    await expect(input).toBeFocused();
    await input.fill('2999-03-20');
    await expect(input).toHaveValue('2999-03-20');
  });
});
