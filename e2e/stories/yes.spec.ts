// From an inquiry to a yes: reply, proposal, question, acceptance, and the figures about it.
import { translationLanguages } from '@expat-buddy/domain/language/languages';
import type { Page } from '@playwright/test';
import { expect, goWithinAdmin, test, useSession } from '../support/fixtures.ts';
import { drainOutbox, linkIn, waitForMail } from '../support/mailbox.ts';
import { accounts } from '../support/settings.ts';

const sendReply = async (staff: Page) => {
  await staff.getByRole('button', { name: 'Send reply', exact: true }).click();
  await expect(staff.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
};

test('an inquiry becomes a trip that the customer said yes to', { tag: '@both' }, async ({
  page,
  activity,
  colleaguePage: staff,
}) => {
  test.slow();
  const key = crypto.randomUUID().slice(0, 8);
  const visitor = { name: `Lina ${key}`, email: `lina-${key}@example.org` };

  await test.step('a visitor asks about an activity', async () => {
    await page.goto(`/activities/${activity.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /inquiry/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByPlaceholder('Your name').fill(visitor.name);
    await dialog.getByPlaceholder('Your email').fill(visitor.email);
    await dialog.getByLabel('Message').fill('We are four and would like to walk in spring.');
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  });

  // The customer answers within the minute in which a second reply is confirmed.
  const second = staff.getByRole('dialog', { name: 'Send a second reply?' });
  await staff.addLocatorHandler(second, async () => {
    await second.getByRole('button', { name: 'Send reply' }).click();
  });

  await test.step('staff reply from a template, with a proposal', async () => {
    await useSession(staff, accounts.staff);
    const notification = await waitForMail('office@example.com', visitor.name);
    await staff.goto(linkIn(notification, '/admin/submissions/edit/'));
    await staff.getByRole('button', { name: 'Write a proposal' }).click();
    await staff.getByRole('textbox', { name: `Price in DZD of ${activity.title}` }).fill('30000');
    await staff.getByRole('button', { name: 'Send with a reply' }).click();
    await expect(staff.getByText('The proposal is sent with this reply')).toBeVisible();
    await staff.getByRole('button', { name: 'Templates' }).click();
    await staff.getByRole('menuitem', { name: 'First answer' }).click();
    await expect(staff.getByRole('textbox', { name: 'Reply' })).toHaveValue(/Hello Lina/);
    await sendReply(staff);
  });

  await test.step('the customer opens the link of the email and asks a question', async () => {
    const reply = await waitForMail(visitor.email, 'I will look after your inquiry');
    await page.goto(linkIn(reply, '/my-inquiry#'));
    await expect(page.getByText('I will look after your inquiry')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your message' }).fill('Is tea included?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
  });

  await test.step('its owner is notified and answers', async () => {
    const [, reference = ''] = /edit\/(\w{8})/.exec(staff.url()) ?? [];
    const subject = `The customer replied: inquiry ${reference.toUpperCase()}`;
    const notification = await waitForMail(accounts.staff, subject);
    await staff.goto(linkIn(notification, '/admin/submissions/edit/'));
    await expect(staff.getByText('Is tea included?')).toBeVisible();
    await staff.getByRole('textbox', { name: 'Reply' }).fill('Yes, as much as you like.');
    await sendReply(staff);
    await waitForMail(visitor.email, 'Yes, as much as you like.');
  });

  await test.step('the customer accepts', async () => {
    await page.reload();
    await expect(page.getByText('Yes, as much as you like.')).toBeVisible();
    await page.getByRole('button', { name: 'Read the proposal' }).click();
    await page.getByRole('button', { name: 'Accept proposal' }).click();
    await page.getByRole('button', { name: 'Yes, accept' }).click();
    await expect(page.getByText(/You accepted this proposal/).first()).toBeVisible();
  });

  await test.step('staff confirm, and Insight shows one won inquiry with its value', async () => {
    await staff.reload();
    await staff.getByRole('button', { name: 'Confirm and set to Won' }).click();
    await staff.getByRole('button', { name: 'Confirm and send the email' }).click();
    await expect(staff.getByRole('alert').filter({ hasText: /^Won: / })).toBeVisible();
    await goWithinAdmin(staff, '/insight');
    const row = staff
      .getByRole('table', { name: 'By activity' })
      .getByRole('row', { name: activity.title });
    await expect(row).toContainText('30 000 DA');
    await expect(row.getByRole('link', { name: '1' })).toHaveCount(2);
    await expect(staff.getByText('First reply, median')).toBeVisible();
  });

  await test.step('the customer gets the email that was promised', async () => {
    await drainOutbox();
    await waitForMail(visitor.email, 'Your booking is confirmed');
    await page.reload();
    await expect(page.getByText(/and we have confirmed it/).first()).toBeVisible();
  });
});

/** What the customer reads and presses in French and Arabic. */
const words = {
  fr: {
    ask: 'Envoyer une demande',
    contact: 'Écrivez-nous',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    message: 'Message',
    send: 'Envoyer la demande',
    sent: 'Demande envoyée',
    greeting: 'Bonjour Lina',
    total: '30 000 DA',
    read: 'Lire la proposition',
    accept: 'Accepter la proposition',
    confirm: 'Oui, accepter',
    accepted: /Vous avez accepté cette proposition/,
  },
  ar: {
    ask: 'إرسال طلب',
    contact: 'اتصلوا بنا',
    name: 'اسمكم',
    email: 'بريدكم الإلكتروني',
    message: 'الرسالة',
    send: 'إرسال الطلب',
    sent: 'أُرسل الطلب',
    greeting: 'السلام عليكم Lina',
    total: '30 000 دج',
    read: 'قراءة العرض',
    accept: 'قبول العرض',
    confirm: 'نعم، أقبل',
    accepted: /قبلتم هذا العرض/,
  },
};

for (const language of translationLanguages) {
  test(`a customer says yes in ${language}`, async ({ page, activity, colleaguePage: staff }) => {
    test.slow();
    const text = words[language];
    const key = crypto.randomUUID().slice(0, 8);
    const visitor = { name: `Lina ${key}`, email: `lina-${key}@example.org` };

    await test.step('a visitor asks about an activity', async () => {
      await page.goto(`/${language}/activities/${activity.id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('main').getByRole('button', { name: text.ask }).first().click();
      const dialog = page.getByRole('dialog', { name: text.contact });
      await dialog.getByPlaceholder(text.name).fill(visitor.name);
      await dialog.getByPlaceholder(text.email).fill(visitor.email);
      await dialog.getByLabel(text.message).fill('Nous sommes quatre. نحن أربعة.');
      await dialog.getByRole('button', { name: text.send }).click();
      await expect(page.getByText(text.sent, { exact: true })).toBeVisible();
    });

    await test.step('staff reply in that language, with a proposal', async () => {
      await useSession(staff, accounts.staff);
      const notification = await waitForMail('office@example.com', visitor.name);
      await staff.goto(linkIn(notification, '/admin/submissions/edit/'));
      await staff.getByRole('button', { name: 'Write a proposal' }).click();
      await staff.getByRole('textbox', { name: `Price in DZD of ${activity.title}` }).fill('30000');
      await staff.getByRole('button', { name: 'Send with a reply' }).click();
      await expect(staff.getByText('The proposal is sent with this reply')).toBeVisible();
      await staff.getByRole('button', { name: 'Templates' }).click();
      await staff.getByRole('menuitem', { name: 'First answer' }).click();
      await expect(staff.getByRole('textbox', { name: 'Reply' })).toHaveValue(
        new RegExp(text.greeting),
      );
      await sendReply(staff);
    });

    await test.step('the customer reads the email and accepts', async () => {
      const reply = await waitForMail(visitor.email, text.greeting);
      await page.goto(linkIn(reply, `/${language}/my-inquiry#`));
      await expect(page.getByRole('article').first()).toContainText(text.total);
      await page.getByRole('button', { name: text.read }).click();
      await page.getByRole('button', { name: text.accept }).click();
      await page.getByRole('button', { name: text.confirm }).click();
      await expect(page.getByText(text.accepted).first()).toBeVisible();
    });
  });
}
