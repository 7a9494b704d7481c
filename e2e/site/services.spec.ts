// The services page: its list, its way to an entry, and each of its states.
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { accounts, apiUrl } from '../support/settings.ts';

const serviceRows = new RegExp(`^${apiUrl}/rest/v1/services\\?`);

test('the services stand in two groups, each told in full, and links lead to the entry', async ({
  page,
}) => {
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

test('services on their way are announced, and none are said to be none', { tag: '@cold' }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(serviceRows, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await page.goto('/services');
  await expect(page.getByText('Loading services...')).toBeVisible();
  release();
  await expect(
    page.getByText('No services are listed at the moment.', { exact: false }),
  ).toBeVisible();
});

test.describe('when the API fails', { tag: '@cold' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page says so and a retry brings the services', async ({ page }) => {
    let isBroken = true;
    await page.route(serviceRows, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await page.goto('/services');
    await expect(page.getByText('Error loading services.')).toBeVisible({ timeout: 20_000 });
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article', { name: 'Trip Planner' })).toBeVisible();
  });
});

test('what a service’s inquiry is about reaches the mails and the screen of the staff', async ({
  page,
}) => {
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
