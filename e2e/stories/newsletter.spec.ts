// The newsletter, from the form in the footer to the link that unsubscribes.
import type { Mail } from '@expat-buddy/product-tests/support/mail';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleAsShown } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { drainOutbox, linkIn, waitForMail, waitForMails } from '../support/mailbox.ts';
import { accounts, apiUrl } from '../support/settings.ts';

/** Writes an issue with a text and a trip, as staff. @returns its page. */
async function writeIssue(context: BrowserContext, subject: string): Promise<Page> {
  const page = await context.newPage();
  await useSession(page, accounts.staff);
  await page.goto('/admin/newsletter-issues/add');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text in block 1' }).fill('Dear **reader**, go west.');
  await page.getByRole('button', { name: 'Add trips' }).click();
  await page.getByRole('combobox', { name: 'Add a trip' }).fill('Oran');
  await page.getByRole('option', { name: /Oran/ }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/newsletter-issues\/edit\//);
  return page;
}

const oneClickAddress = ({ headers }: Mail) =>
  /<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';

const newAddress = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.org`;

async function subscribe(page: Page, email: string) {
  const footer = page.getByRole('contentinfo');
  await footer.getByPlaceholder('Your email address').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText(/^Check your inbox/);
}

async function subscription(email: string) {
  const { data } = await server()
    .from('newsletter_subscriptions')
    .select('status,consent_text,confirmed_at')
    .eq('email', email)
    .maybeSingle()
    .throwOnError();
  return data;
}

test('a visitor subscribes, confirms, gets an issue and unsubscribes by mail', {
  tag: '@both',
}, async ({ page, context, request }) => {
  const email = newAddress();
  const subject = `West of Oran ${email.slice(7, 15)}`;
  await test.step('subscribing waits for the confirmation', async () => {
    await page.goto('/services');
    await subscribe(page, email.replace('reader', 'Reader'));
    expect(await subscription(email)).toMatchObject({
      status: 'pending',
      consent_text:
        'By subscribing, you agree to our Privacy Policy and consent to receive updates.',
    });
  });

  await test.step('opening the link confirms nothing, the button does', async () => {
    const link = linkIn(
      await waitForMail(email, 'Confirm your subscription'),
      '/newsletter/confirm#token=',
    );
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(sent.url()));
    await page.goto(link);
    await expect(page).toHaveURL('/newsletter/confirm');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await subscription(email)).toMatchObject({ status: 'pending' });
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    expect(await subscription(email)).toMatchObject({ status: 'confirmed' });
    const token = new URL(link).hash.slice('#token='.length);
    expect(requested.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  });

  await test.step('subscribing again gets the same answer and a mail', async () => {
    await subscribe(page, email);
    await waitForMail(email, 'You are already subscribed');
    expect(await subscription(email)).toMatchObject({ status: 'confirmed' });
  });

  const office = await test.step('staff see the issue as it will arrive', async () => {
    const writing = await writeIssue(context, subject);
    const preview = writing.getByTitle('Preview of the email').contentFrame();
    await expect(preview.getByText('Dear reader, go west.')).toBeVisible();
    await expect(preview.getByRole('link', { name: /See the trip/ })).toBeVisible();
    await expectAccessibleAsShown(writing);
    await writing.getByRole('button', { name: 'Send me a test' }).click();
    const test = await waitForMail(accounts.staff, `Test: ${subject}`);
    expect(test.html).toContain('Dear <strong>reader</strong>, go west.');
    return writing;
  });

  await test.step('it is sent, and one click in the mail program unsubscribes', async () => {
    await office.getByRole('button', { name: 'Send…' }).click();
    const dialog = office.getByRole('dialog', { name: `Send “${subject}”?` });
    await expect(dialog.getByRole('status')).toContainText(/receives? it/);
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await expect(office.getByText('Sending begins within a minute.')).toBeVisible();
    await drainOutbox();
    const issue = await waitForMail(email, subject);
    expect(issue.text).toContain('Dear reader, go west.');
    expect(linkIn(issue, '/travels/')).toMatch(/^http/);
    expect(linkIn(issue, '/newsletter/unsubscribe#token=')).toMatch(/token=[\w-]{43}$/);
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await request.post(oneClickAddress(issue), { form })).status()).toBe(200);
    expect(await subscription(email)).toMatchObject({ status: 'unsubscribed' });
    await office.close();
  });

  await test.step('the welcome mail unsubscribes', async () => {
    await server()
      .from('newsletter_subscriptions')
      .update({ status: 'confirmed', unsubscribed_at: null })
      .eq('email', email)
      .throwOnError();
    const welcome = await waitForMail(email, 'You are subscribed');
    expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
    await expect(page).toHaveURL('/newsletter/unsubscribe');
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(await subscription(email)).toMatchObject({ status: 'unsubscribed' });
  });

  await server().from('newsletter_subscriptions').delete().eq('email', email).throwOnError();
  await server().from('newsletter_issues').delete().eq('subject', subject).throwOnError();
});

test('the newsletter checks addresses and links', async ({ page, request }) => {
  const email = newAddress();
  await page.goto('/faq');

  await test.step('the browser checks the address', async () => {
    const field = page.getByPlaceholder('Your email address');
    await field.fill('nobody');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    await expect(page.getByRole('contentinfo').getByRole('status')).toBeHidden();
  });

  await test.step('a link that is too old says so and leads to the form', async () => {
    await subscribe(page, email);
    const link = linkIn(
      await waitForMail(email, 'Confirm your subscription'),
      '/newsletter/confirm',
    );
    await server()
      .from('newsletter_subscriptions')
      .update({ requested_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString() })
      .eq('email', email)
      .throwOnError();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(page.getByPlaceholder('Your email address')).toBeFocused();
  });

  await test.step('a mail client unsubscribes its reader with one click', async () => {
    await subscribe(page, email);
    const [, mail] = await waitForMails(email, 2);
    if (!mail) throw new Error('unreachable');
    await page.goto(linkIn(mail, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    const address = oneClickAddress(await waitForMail(email, 'You are subscribed'));
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await subscription(email)).toMatchObject({ status: 'unsubscribed' });
  });
  await server().from('newsletter_subscriptions').delete().eq('email', email).throwOnError();
});

test('an unknown link is refused', async ({ page }) => {
  const unknown = page.getByRole('heading', { name: 'This link does not work' });
  const token = 'x'.repeat(43);
  for (const [path, button] of [
    ['/newsletter/confirm', 'Confirm my subscription'],
    ['/newsletter/unsubscribe', 'Unsubscribe'],
  ] as const) {
    const answer = await page.goto(path);
    // The served heading does not change: another length would shift the layout.
    expect(await answer?.text()).toContain('This link does not work</h1>');
    await expect(unknown).toBeVisible();
    // Emails sent earlier have the token in the query.
    for (const ending of [`#token=${token}`, `?token=${token}`]) {
      await page.goto(`${path}${ending}`);
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await expect(unknown).toBeVisible();
    }
  }
});

test.describe('when the functions fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the form and a link can be tried again', async ({ page }) => {
    let isBroken = true;
    await page.route(`${apiUrl}/functions/v1/newsletter-*`, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
    );
    await page.goto(`/newsletter/unsubscribe#token=${'x'.repeat(43)}`);
    await page.getByPlaceholder('Your email address').fill('reader@example.org');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByText('We could not subscribe you. Please try again.')).toBeVisible();
    await expect(page.getByPlaceholder('Your email address')).toHaveValue('reader@example.org');
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('We could not unsubscribe you.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
