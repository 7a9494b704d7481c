// The newsletter, from the form in the footer to the link that unsubscribes.
import type { Page } from '@playwright/test';
import { server } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkIn, waitForMail, waitForMails } from '../support/mailbox.ts';
import { apiUrl } from '../support/settings.ts';

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

test('a visitor subscribes, confirms and unsubscribes by mail', {
  tag: '@both',
}, async ({ page }) => {
  const email = newAddress();
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
      '/newsletter/confirm',
    );
    await page.goto(link);
    await expect(page).toHaveURL('/newsletter/confirm');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await subscription(email)).toMatchObject({ status: 'pending' });
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    expect(await subscription(email)).toMatchObject({ status: 'confirmed' });
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  });

  await test.step('subscribing again gets the same answer and a mail', async () => {
    await subscribe(page, email);
    await waitForMail(email, 'You are already subscribed');
    expect(await subscription(email)).toMatchObject({ status: 'confirmed' });
  });

  await test.step('the welcome mail unsubscribes', async () => {
    const welcome = await waitForMail(email, 'You are subscribed');
    expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
    await expect(page).toHaveURL('/newsletter/unsubscribe');
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(await subscription(email)).toMatchObject({ status: 'unsubscribed' });
  });

  await server().from('newsletter_subscriptions').delete().eq('email', email).throwOnError();
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
    const { headers } = await waitForMail(email, 'You are subscribed');
    const address = /<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await subscription(email)).toMatchObject({ status: 'unsubscribed' });
  });
  await server().from('newsletter_subscriptions').delete().eq('email', email).throwOnError();
});

test('an unknown link is refused', async ({ page }) => {
  const unknown = page.getByRole('heading', { name: 'This link does not work' });
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    const answer = await page.goto(path);
    // The served heading does not change: another length would shift the layout.
    expect(await answer?.text()).toContain('This link does not work</h1>');
    await expect(unknown).toBeVisible();
    await page.goto(`${path}?token=${'x'.repeat(43)}`);
    await page.getByRole('main').getByRole('button').click();
    await expect(unknown).toBeVisible();
  }
});

test.describe('when the functions fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the form and a link can be tried again', async ({ page }) => {
    let isBroken = true;
    await page.route(`${apiUrl}/functions/v1/newsletter-*`, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
    );
    await page.goto(`/newsletter/unsubscribe?token=${'x'.repeat(43)}`);
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
