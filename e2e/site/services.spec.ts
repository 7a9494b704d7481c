// The services page: its list and the links to its entries.
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { accounts } from '../support/settings.ts';

test('services are listed in two groups, and links lead to an entry', async ({ page }) => {
  await page.goto('/services');
  for (const [group, titles] of [
    [
      'For visitors',
      ['Trip Planner', 'Cars, Vans and Drivers', 'Airport Welcome', 'Ask Before You Come'],
    ],
    [
      'For people living here',
      ['Expat Handbook', 'A Mechanic You Can Trust', 'Team Days', 'Events and Celebrations'],
    ],
  ] as const) {
    const entries = page.getByRole('region', { name: group }).getByRole('article');
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(titles);
  }
  const entry = page.getByRole('article', { name: 'Cars, Vans and Drivers' });
  await expect(entry.getByText('Usual time: 2 to 3 working days')).toBeVisible();
  await expect(entry.getByText('English, French, Arabic')).toBeVisible();
  await expect(entry.getByText('Driving licence and passport')).toBeVisible();
  await expect(entry.getByText(/may not leave the country/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'How it works' }).getByRole('listitem'),
  ).toHaveCount(3);

  await page
    .getByRole('navigation', { name: 'All services' })
    .getByRole('link', { name: /Team Days/ })
    .click();
  await expect(page).toHaveURL('/services#team-building');
  await expect(page.getByRole('article', { name: 'Team Days' })).toBeFocused();
  await page.goto('/services#airport-welcome');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Airport Welcome' })).toBeInViewport();
});

test('an inquiry about a service names it in the mails and to staff', async ({ page }) => {
  const email = `welcome-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.goto('/services');
  await page.getByRole('button', { name: 'Send an inquiry about Airport Welcome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await dialog.getByPlaceholder('Your email').fill(email);
  await dialog.getByLabel('Message').fill('We land at noon with two bags.');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  expect((await waitForMail(email, 'two bags')).text).toContain('About: Airport Welcome');
  const notification = await waitForMail('office@example.com', email);
  expect(notification.subject).toContain('Airport Welcome');
  await useSession(page, accounts.staff);
  await page.goto(linkIn(notification, '/admin/submissions/edit/'));
  await expect(page.getByText('Airport Welcome', { exact: true })).toBeVisible();
  await server().from('contact_submissions').delete().eq('email', email).throwOnError();
});
