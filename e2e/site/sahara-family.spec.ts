// A family decides on ten days in the Sahara from what the trip's page says, and asks about it.
import { server } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/travels.ts';

test('a family decides on a trip to the Sahara and asks about it', {
  tag: '@both',
}, async ({ page, travels }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const email = `family-${key}@example.org`;
  const travel = await travels.add(
    {
      title: `Tassili with children ${key}`,
      price: '€1,200',
      price_amount: 1200,
      price_currency: 'EUR',
      price_unit: 'person',
      price_people: 4,
      price_children: 'Half price up to 11 years',
      included: ['Permits of the national park'],
      not_included: ['Visa fees'],
      best_months: [10, 11],
      good_months: [3],
      months_reason: 'In October the great heat has gone.',
      minimum_age: 8,
      effort: 'moderate',
      papers: 'A visa, and the park permit that we apply for.',
      questions: [
        { id: 'signal', question: 'Is there a phone signal?', answer: 'Not on the plateau.' },
      ],
      tags: [travels.tag],
      region_id: 'sahara',
    },
    [{ day_number: 1, title: 'Up the pass' }],
  );
  const category = await travels.addCategory(travels.tag);
  const section = (name: string) => page.getByRole('region', { name });

  await test.step('its card says what the price is for', async () => {
    await page.goto(`/categories/${category.route}`);
    await expect(page.getByText('€1,200 per person')).toBeVisible();
    await page.getByRole('link', { name: `Explore ${travel.title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: travel.title })).toBeVisible();
  });

  await test.step('they read the price and what it includes', async () => {
    const price = section('Price');
    await expect(price.getByText('per person, from 4 people')).toBeVisible();
    await expect(price.getByText('Half price up to 11 years')).toBeVisible();
    const included = section('What the price includes');
    const listed = (name: string) =>
      included.getByRole('list', { name, exact: true }).getByRole('listitem');
    await expect(listed('Included')).toHaveText('Permits of the national park');
    await expect(listed('Not included')).toHaveText('Visa fees');
  });

  await test.step('a link on the page leads to the best months', async () => {
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'When to go' })
      .click();
    const months = page.getByRole('list', { name: 'Months' });
    await expect(months).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'When to go' })).toBeFocused();
    await expect(months.getByRole('listitem').filter({ hasText: 'October: best' })).toHaveCount(1);
    await expect(section('When to go').getByText('the great heat has gone')).toBeVisible();
  });

  await test.step('they may come with a child of eight, and know which papers they need', async () => {
    await expect(section('Who it is for').getByText('8 years')).toBeVisible();
    const papers = section('Good to know');
    await expect(papers.getByText('the park permit')).toBeVisible();
    await expect(
      papers.getByRole('list', { name: 'For the south' }).getByRole('listitem').first(),
    ).toContainText('visa on arrival with an agency');
  });

  await test.step('a question is answered, and what is unknown is named', async () => {
    const questions = section('Questions about this trip');
    await questions.getByText('Is there a phone signal?').click();
    await expect(questions.getByText('Not on the plateau.')).toBeVisible();
    await expect(page.getByText('Not answered here yet: where we meet,')).toBeVisible();
  });

  await test.step('they ask', async () => {
    await section('Questions about this trip').getByRole('button', { name: 'Ask us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByPlaceholder('Your name').fill(`Family ${key}`);
    await dialog.getByPlaceholder('Your email').fill(email);
    await dialog.getByLabel('Message').fill('Two adults and a child of eight, in October.');
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
  });

  const { data: submission } = await server()
    .from('contact_submissions')
    .select('inquiry_selections(travel_ids)')
    .eq('email', email)
    .single()
    .throwOnError();
  expect(submission).toMatchObject({ inquiry_selections: { travel_ids: [travel.id] } });
});
