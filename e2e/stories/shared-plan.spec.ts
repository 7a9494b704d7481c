// The friend who opens a shared plan: one visitor puts it together, another adds to it and sends it.
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';
import { test } from '../support/travels.ts';

test('a friend opens a shared plan, adds to it and sends one inquiry about all of it', {
  tag: '@both',
}, async ({ page, travels, activity }) => {
  const email = `lina-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const months = { best_months: [10, 11], good_months: [3] };
  const north = await travels.add({ ...months, latitude: 36.75, longitude: 3.06 });
  const south = await travels.add({ ...months, latitude: 24.55, longitude: 9.48 });
  // Every browser copies the link to where the test can read it.
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    const writeText = async (text: string) => Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const addToPlan = page.getByRole('button', { name: 'Add to plan' });
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });

  await test.step('a visitor puts two travels in order', async () => {
    for (const travel of [south, north]) {
      await page.goto(`/travels/${travel.id}`);
      await addToPlan.click();
      await expect(page.getByRole('button', { name: 'In your plan' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    await page.getByRole('button', { name: 'Open your plan' }).click();
    await expect(titles).toHaveText([south.title, north.title]);
    await page.getByRole('button', { name: `Move ${north.title} up` }).press('Enter');
    await expect(titles).toHaveText([north.title, south.title]);
    await page.getByLabel(`Nights: ${south.title}`).fill('4');
    await page.getByLabel(`When: ${south.title}`).selectOption('Around July');
    await expect(page.getByText(/July is not a good month for this/)).toBeVisible();
    await expect(page.getByText(/km by road from/)).toBeVisible();
    await expectAccessible(page);
  });

  const link = await test.step('the visitor shares a link', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    return await page.evaluate(() => (window as unknown as { copied: string }).copied);
  });
  expect(link).toContain('/plan#plan=1.');

  await test.step('the friend reads it and makes it their own', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/activities/${activity.id}`);
    await addToPlan.click();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'A plan shared with you' })).toBeVisible();
    await expect(titles).toHaveText([north.title, south.title]);
    await expect(page.getByText('4 nights · around July')).toBeVisible();
    await page.getByRole('button', { name: 'Add these to my plan' }).click();
    await expect(page.getByRole('button', { name: 'Add 2 items' })).toBeVisible();
    await expectAccessible(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, 'pixels without scrolling sideways').toBe(clientWidth);
    await page.getByRole('button', { name: 'Add 2 items' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
    await expect(titles).toHaveText([activity.title, north.title, south.title]);
    await page.getByLabel(`When: ${south.title}`).selectOption('Around October');
    await page.getByLabel(`Note: ${south.title}`).fill('Two tents, please.');
  });

  await test.step('the friend sends one inquiry about all of it', async () => {
    await page.getByRole('button', { name: 'Send this plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await expect(dialog.getByText(activity.title)).toBeVisible();
    await dialog.getByPlaceholder('Your name').fill('Lina');
    await dialog.getByPlaceholder('Your email').fill(email);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  });

  const { data: submission } = await server()
    .from('contact_submissions')
    .select('id,service,inquiry_selections(travel_ids,activity_ids,plan)')
    .eq('email', email)
    .single()
    .throwOnError();
  expect(submission).toMatchObject({
    service: 'trip-planner',
    inquiry_selections: {
      travel_ids: [north.id, south.id],
      activity_ids: [activity.id],
      plan: {
        people: null,
        items: [
          { kind: 'activity', id: activity.id },
          { kind: 'travel', id: north.id },
          { kind: 'travel', id: south.id, nights: 4, month: 10, note: 'Two tents, please.' },
        ],
      },
    },
  });

  await test.step('staff see the plan in its order', async () => {
    await useSession(page, accounts.staff);
    await page.goto(`/admin/submissions/edit/${submission.id}`);
    const plan = page.getByRole('region', { name: 'Plan' });
    await expect(plan.getByRole('link')).toHaveText([activity.title, north.title, south.title]);
    await expect(plan.getByText('travel · 4 nights · around October')).toBeVisible();
    await expect(plan.getByText('Two tents, please.')).toBeVisible();
  });
});
