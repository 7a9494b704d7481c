// The engineer new in Oran: reads the guide, keeps it for offline, and asks for help with a flat.
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect, test, useSession } from '../support/fixtures.ts';
import { accounts } from '../support/settings.ts';

test.use({ serviceWorkers: 'allow' });

test('an engineer new in Oran reads the guide, saves it and asks for help', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const email = `ines-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const topic = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('she finds the guide and reads about driving and housing', async () => {
    await page.goto('/faq');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
    await menu.getByRole('link', { name: 'Living here' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Living here' })).toBeVisible();
    await topics.getByRole('link', { name: 'Driving' }).click();
    const inspection = topic('Driving').getByRole('article', { name: 'Technical inspection' });
    await inspection.getByText('Technical inspection').click();
    await expect(inspection.getByText('Last read on 23 November 2026')).toBeVisible();
    await expect(inspection.getByRole('link')).toHaveAttribute('href', /^https:/);
    await topics.getByRole('link', { name: 'Housing' }).click();
    await expect(topic('Housing').getByRole('heading', { level: 2 })).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('she keeps it for the days without a connection', async () => {
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await expect(page.getByText('This page now opens without a connection.')).toBeVisible();
  });

  await test.step('she asks for help with her flat', async () => {
    await topic('Housing').getByRole('button', { name: 'Ask us about Expat Handbook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    const message = dialog.getByLabel('Message');
    await message.fill(`${await message.inputValue()}who reads the lease with me?`);
    await dialog.getByPlaceholder('Your name').fill('Ines');
    await dialog.getByPlaceholder('Your email').fill(email);
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  });

  const { data: submission } = await server()
    .from('contact_submissions')
    .select('id,service')
    .eq('email', email)
    .single()
    .throwOnError();
  expect(submission.service).toBe('handbook');

  await test.step('staff see what it is about', async () => {
    await useSession(page, accounts.staff);
    await page.goto(`/admin/submissions/edit/${submission.id}`);
    await expect(
      page.getByText('Living here, housing: who reads the lease with me?'),
    ).toBeVisible();
  });
});
