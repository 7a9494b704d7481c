// The main story: a visitor asks about an activity, and staff answer.
import { expect, goWithinAdmin, test } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { accounts, password } from '../support/settings.ts';

test('a visitor sends an inquiry about an activity and staff answer it', { tag: '@both' }, async ({
  page,
  activity,
  colleaguePage: staffPage,
  isMobile,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const visitor = { name: `Amel ${key}`, email: `amel-${key}@example.org` };
  const message = `We would like to walk in spring, reference ${key}.`;

  await test.step('the visitor finds the activity', async () => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Activities', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Our Exciting Activities' })).toBeVisible();
    await page.getByRole('link', { name: activity.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible();
  });

  await test.step('the visitor sends an inquiry', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /inquiry/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByPlaceholder('Your name').fill(visitor.name);
    await dialog.getByPlaceholder('Your email').fill(visitor.email);
    await dialog.getByLabel('Message').fill(message);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
    await expect(
      page.getByText(`We'll get back to you as soon as possible at ${visitor.email}!`),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('staff and the visitor get a mail', async () => {
    const receipt = await waitForMail(visitor.email, 'We received your inquiry');
    expect(receipt.text).not.toContain(key);
    await page.goto(linkIn(receipt, '/my-inquiry#'));
    await expect(page.getByText(message)).toBeVisible();
    const notification = await waitForMail('office@example.com', visitor.name);
    // An answer joins the inquiry before it reaches the visitor.
    expect(notification.replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{52}@inbound\.localhost$/);
    // The link of the mail opens after the sign-in.
    await staffPage.goto(linkIn(notification, '/admin/submissions/edit/'));
    await staffPage.getByLabel('Email').fill(accounts.staff);
    await staffPage.getByLabel('Password', { exact: true }).fill(password);
    await staffPage.getByRole('button', { name: 'Sign in' }).click();
    await expect(staffPage).toHaveURL(/\/admin\/submissions\/edit\//);
  });

  await test.step('staff take the inquiry into progress', async () => {
    await expect(staffPage.getByText(message)).toBeVisible();
    await expect(staffPage.getByText(activity.title, { exact: true })).toBeVisible();
    await staffPage.getByRole('combobox', { name: 'Status' }).click();
    await staffPage.getByRole('option', { name: 'In progress' }).click();
    await expect(
      staffPage.getByRole('alert').filter({ hasText: 'Status saved: In progress.' }),
    ).toBeVisible();
  });

  await test.step('staff correct the activity’s title and the visitor sees it', async () => {
    const newTitle = `${activity.title} by the sea`;
    await goWithinAdmin(staffPage, `/activities/edit/${activity.id}`);
    await staffPage.getByRole('textbox', { name: 'Title' }).fill(newTitle);
    await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staffPage.getByRole('alert').filter({ hasText: /^Saved\./ })).toBeVisible();
    await page.goto(`/activities/${activity.id}`);
    await expect(page.getByRole('heading', { level: 1, name: newTitle })).toBeVisible();
  });
});
