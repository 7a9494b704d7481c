// A travel's page: its content, its links and its inquiry.
import { expect } from '../support/fixtures.ts';
import { addReviews, deleteReviews } from '../support/reviews.ts';
import { test } from '../support/travels.ts';

const dialogOf = (page: import('@playwright/test').Page) =>
  page.getByRole('dialog', { name: 'Contact Us' });

test('a travel shows its facts, its days and the price as written', async ({ page, travels }) => {
  const travel = await travels.add(
    {
      location: 'Adrar and around',
      description: 'A salt road that was walked for a thousand years. Now we drive it.',
      highlights: ['The old well'],
      duration: '3 days',
      groupSize: '2-8 people',
      price: 'From 45 000 DA',
      region_id: 'sahara',
      type_id: 'desert',
      tags: [travels.tag],
    },
    [
      { day_number: 2, title: 'Back over the plain', distance_km: 80, driving_hours: 1.5 },
      {
        day_number: 1,
        title: 'Out to the well',
        stops: ['Adrar', 'The well'],
        overnight: 'A tent',
      },
    ],
  );
  await page.goto(`/travels/${travel.id}`);
  await expect(page.getByRole('heading', { level: 1, name: travel.title })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Facts' });
  for (const fact of [
    '3 days',
    '2–8 people',
    'Sahara',
    'Desert',
    travels.tag.charAt(0).toUpperCase() + travels.tag.slice(1),
  ]) {
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  }
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByText('From 45 000 DA', { exact: true })).toBeVisible();
  await expect(price.getByText('Per person or per group?')).toBeVisible();
  await expect(price.getByText('Prices are examples.')).toBeVisible();
  await expect(page.getByText('Adrar and around')).toBeVisible();
  await expect(page.getByText('Now we drive it.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'The old well' })).toBeVisible();
  const programme = page.getByRole('region', { name: 'Day by day' });
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText([
    'Day 1: Out to the well',
    'Day 2: Back over the plain',
  ]);
  await expect(programme.getByText('80 km, 1 h 30 min on the road')).toBeVisible();
  await expect(programme.getByText('A tent')).toBeVisible();

  await test.step('its print version is light and shows everything once', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(28, 39, 48)');
  });
});

test('a travel of a week prints on two pages of A4', async ({ page, travels }) => {
  const answer = 'What you should know about this journey before you decide on it. '.repeat(4);
  const lines = (what: string) => Array.from({ length: 6 }, (_, at) => `${what} ${at + 1}`);
  const travel = await travels.add(
    {
      description: 'A salt road that was walked for a thousand years. Now we drive it.',
      price: 'From 45 000 DA',
      included: lines('Included'),
      not_included: lines('Not included'),
      best_months: [3, 10],
      months_reason: answer,
      meeting_point: 'The old well',
      getting_there: answer,
      papers: answer,
      safety: answer,
      what_to_bring: lines('Bring'),
      questions: [{ id: 'q1', question: 'Is it far?', answer }],
    },
    Array.from({ length: 7 }, (_, at) => ({
      day_number: at + 1,
      title: `Stage ${at + 1}`,
      description: 'Out over the plain, with a long rest at noon and a camp by the dunes.',
      stops: ['The well', 'The dunes'],
      distance_km: 80,
      overnight: 'A tent',
    })),
  );
  await page.goto(`/travels/${travel.id}`);
  await expect(page.getByRole('heading', { name: 'Stage 7' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`/travels/${travel.id}`)).toBeVisible();
  await expect(page.getByText('The old well')).toBeVisible();
  await expect(page.getByText('Is it far?')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Months' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The route' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('a travel links its activities and shows published reviews only', async ({
  page,
  travels,
  activity,
}) => {
  const travel = await travels.add({
    activities: [activity.title.toUpperCase(), 'Counting camels'],
  });
  const ids = await addReviews({ travel_id: travel.id }, [
    { rating: 4.5, name: 'Test Reviewer', comment: 'A quiet road.', status: 'published' },
    { rating: 4.5, name: 'Test Waiting', comment: 'Not decided yet.', status: 'pending' },
  ]);
  await page.goto(`/travels/${travel.id}`);
  const chips = page.getByRole('region', { name: 'What you can do there' });
  await expect(chips.getByText('Counting camels')).toBeVisible();
  await expect(chips.getByRole('link')).toHaveCount(1);
  await expect(chips.getByRole('link')).toHaveAttribute('href', `/activities/${activity.id}`);

  const reviews = page.getByRole('region', { name: 'What Our Customers Say' });
  await expect(reviews.getByText('A quiet road.')).toBeVisible();
  await expect(reviews.getByText('Verified Visit')).toHaveCount(0);
  await expect(reviews.getByText('Not decided yet.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Day by day' })).toHaveCount(0);
  await deleteReviews(ids);
});

test('a travel opened from a category links back to it', async ({ page, travels }) => {
  const { route, name } = await travels.addCategory(travels.tag);
  const cases = [];
  // Travels in the desert and those with camping.
  for (const { tag, hasCamping } of [
    { tag: 'coast', hasCamping: false },
    { tag: 'desert', hasCamping: true },
    { tag: 'camping', hasCamping: true },
  ]) {
    cases.push({ hasCamping, travel: await travels.add({ tags: [travels.tag, tag] }) });
  }
  await page.goto(`/categories/${route}`);
  for (const { hasCamping, travel } of cases) {
    await page.getByRole('link', { name: `Explore ${travel.title}` }).click();
    await expect(page).toHaveURL(`/travels/${travel.id}?from=${route}`);
    await expect(page.getByRole('heading', { level: 1, name: travel.title })).toBeVisible();
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Selected Travel(s)')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: travel.title })).toBeVisible();
    await expect(dialog.getByLabel('Transportation Needed')).toBeVisible();
    await expect(dialog.getByLabel('Include Camping')).toHaveCount(hasCamping ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: `Back to ${name}` }).click();
    await expect(page).toHaveURL(`/categories/${route}`);
  }
});

test('a travel opened directly links to all travels and three related ones', async ({ page }) => {
  for (const from of ['', '?from=no-such-category', '?from=//example.com']) {
    await page.goto(`/travels/timimoun${from}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'All travels' })).toHaveAttribute(
      'href',
      '/travels',
    );
  }
  const related = page.getByRole('region', { name: 'Where the road could go next' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related.getByRole('heading', { name: 'Timimoun' })).toHaveCount(0);
});

// Wide screens show both in the margin.
test('the price and the button stay visible without covering the footer', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/travels/tipaza');
  const button = page.getByRole('button', { name: 'Send Inquiry' });
  await expect(button).toBeInViewport();
  // The bar does not cover the focused element.
  const chip = page
    .getByRole('region', { name: 'What you can do there' })
    .getByRole('link')
    .first();
  await chip.focus();
  const [chipBox, bar] = [await chip.boundingBox(), await button.boundingBox()];
  expect((chipBox?.y ?? 0) + (chipBox?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(page.getByText(/All rights reserved/)).toBeInViewport();
  await expect(button).not.toBeInViewport();
});

test('a road trip has one address, and an unknown travel is not found', async ({ page }) => {
  await page.goto('/travels/no-such-travel');
  await expect(page.getByRole('heading', { level: 1, name: 'Travel not found.' })).toBeVisible();
  await page.goto('/travels/aures-loop');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/road-trips\/aures-loop$/,
  );
  await page.getByRole('link', { name: /day by day/ }).click();
  await expect(page).toHaveURL('/road-trips/aures-loop');
});
