// An inquiry sent offline is queued on the device and submitted once.
import { expectAccessibleAsShown } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForMails } from '../support/mailbox.ts';

// The messages of Chromium, Firefox and WebKit, and those of pictures that were still loading.
test.use({
  hasOwnContext: true,
  // One expression: Playwright takes an array whose second element is an object for a value with options.
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|NetworkError|appears to be offline|access control checks|Image failed to load/,
  ],
});

test('an inquiry sent offline is submitted once the connection is back', async ({
  page,
  context,
  activity,
}) => {
  const email = `offline-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const note = page.getByRole('region', { name: 'Waiting inquiries' });

  const inserts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/contact_submissions')) {
      inserts.push(request.url());
    }
  });
  const otherTab = await context.newPage();
  await otherTab.goto('/faq');

  await test.step('the visitor sends it offline', async () => {
    // The code of the notice is loaded while there is a connection.
    const noteCode = page.waitForResponse(/waiting-note/);
    await page.goto(`/activities/${activity.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /inquiry/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByPlaceholder('Your name').fill('Amel');
    await dialog.getByPlaceholder('Your email').fill(email);
    await dialog.getByLabel('Message').fill('We would like to walk in spring, from the train.');
    await (await noteCode).finished();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(
      page.getByText(
        'You are offline. Your inquiry waits on this device and is sent when the connection is back.',
      ),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(note).toContainText('1 inquiry is waiting on this device.');
  });

  await test.step('trying again offline changes nothing', async () => {
    await note.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('It could not be sent yet.')).toBeVisible();
    await expect(note).toBeVisible();
    await expectAccessibleAsShown(page);
  });

  await test.step('the connection is back, in two tabs, and one of them sends it', async () => {
    await context.setOffline(false);
    const thanks = `We'll get back to you as soon as possible at ${email}!`;
    await expect
      .poll(async () => {
        const [here, there] = [page.getByText(thanks), otherTab.getByText(thanks)];
        return (await here.count()) + (await there.count());
      })
      .toBe(1);
    await expect(note).toBeHidden();
    await expect(otherTab.getByRole('region', { name: 'Waiting inquiries' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('waitingInquiries'))).toBeNull();
    expect(inserts).toHaveLength(1);
  });

  await test.step('it is saved once, with what was chosen, and its receipt arrives', async () => {
    const { data } = await server()
      .from('contact_submissions')
      .select('id, inquiry_selections(activity_ids)')
      .eq('email', email)
      .throwOnError();
    expect(data).toMatchObject([{ inquiry_selections: { activity_ids: [activity.id] } }]);
    await waitForMails(email, 1);
  });
});
