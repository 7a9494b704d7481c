// A driver asks for a mechanic and attaches a photo of the warning light, which staff open.
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { accounts } from '../support/settings.ts';

const light = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a photo of a warning light reaches staff, who open it', async ({
  page,
  colleaguePage: office,
}) => {
  const email = `breakdown-${crypto.randomUUID().slice(0, 8)}@example.org`;

  await test.step('the driver attaches it to an inquiry about the service', async () => {
    await page.goto('/services#mechanic-finder');
    await page
      .getByRole('button', { name: 'Send an inquiry about A Mechanic You Can Trust' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByPlaceholder('Your name').fill('Amel');
    await dialog.getByPlaceholder('Your email').fill(email);
    await dialog.getByLabel('Message').fill('A yellow light is on, near Blida.');
    await dialog.getByLabel('Choose files').setInputFiles([
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') },
      { name: 'warning light.png', mimeType: 'image/png', buffer: light },
    ]);
    await expect(dialog.getByText('page.jpg is not a JPEG, PNG or PDF file.')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Attached files' })).toContainText(
      'warning light.png',
    );
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  });

  const notification = await test.step('the mail names the service and the file', async () => {
    const mail = await waitForMail('office@example.com', email);
    expect(mail.text).toContain('About: A Mechanic You Can Trust');
    expect(mail.text).toContain('Files: warning light.png');
    expect(mail.subject).toContain('A Mechanic You Can Trust');
    return mail;
  });

  await test.step('staff see the photo and save it', async () => {
    await useSession(office, accounts.staff);
    await office.goto(linkIn(notification, '/admin/submissions/edit/'));
    await expect(office.getByText('A Mechanic You Can Trust', { exact: true })).toBeVisible();
    const photo = office.getByRole('img', { name: 'Attached: warning light.png' });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    const saving = office.waitForEvent('download');
    await office.getByRole('link', { name: 'Download warning light.png' }).click();
    expect((await saving).suggestedFilename()).toBe('warning light.png');
  });
  await server().from('contact_submissions').delete().eq('email', email).throwOnError();
});
