// A visitor finds a travel through its category and asks about it.
import { server } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/travels.ts';

test('an inquiry about a travel arrives with the travel and its options', async ({
  page,
  travels,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const email = `yacine-${key}@example.org`;
  const travel = await travels.add({ tags: [travels.tag, 'desert'], price: '€540' });
  const category = await travels.addCategory(travels.tag);

  await test.step('the visitor finds the travel in its category', async () => {
    await page.goto(`/categories/${category.route}`);
    await page.getByRole('link', { name: `Explore ${travel.title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: travel.title })).toBeVisible();
  });

  await test.step('the visitor asks about it', async () => {
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByPlaceholder('Your name').fill(`Yacine ${key}`);
    await dialog.getByPlaceholder('Your email').fill(email);
    await dialog.getByLabel('Message').fill('Two of us, in November, with a tent.');
    await dialog.getByLabel('Include Camping').check();
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const { data: submission } = await server()
    .from('contact_submissions')
    .select('service,inquiry_selections(travel_ids,includes_camping)')
    .eq('email', email)
    .single()
    .throwOnError();
  expect(submission).toMatchObject({
    service: 'trip-planner',
    inquiry_selections: { travel_ids: [travel.id], includes_camping: true },
  });
});
