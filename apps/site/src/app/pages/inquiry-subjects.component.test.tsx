// Whatever page a visitor asks from, the office learns what it is about.
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { aCollection, anEvent, aProduct, aService, aVehicle } from '#testing/catalogue-rows.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aGuideEntry } from '#testing/rows.ts';
import { anActivity, anActivityCategory, aTravel, aTravelCategory } from '#testing/trip-rows.ts';

const travel = aTravel();
const activity = anActivity();
const service = aService({
  id: 'airport-welcome',
  title: 'Airport Welcome',
  service_type: 'general',
});
const vehicle = aVehicle();
const event = anEvent();
const product = aProduct();
const collection = { ...aCollection(), products: [product] };
const category = aTravelCategory();
const activityCategory = anActivityCategory();

function answerAll(): FakeApi {
  const api = fakeApi();
  api.answer('travels', [travel]);
  api.answer('activities', [activity]);
  api.answer('services', [service]);
  api.answer('vehicles', [vehicle]);
  api.answer('events', [event]);
  api.answer('products', [product]);
  api.answer('product_collections', [collection]);
  api.answer('travel_categories', [category]);
  api.answer('activity_categories', [activityCategory]);
  api.answer('guide_entries', [aGuideEntry({ service_id: service.id })]);
  return api;
}

type Way = { from: string; press?: RegExp | string; expected: Record<string, unknown> };

const about = (subject: string) => ({ subject, travel_ids: [], activity_ids: [] });
const ofTravel = { travel_ids: [travel.id] };
const ofActivity = { activity_ids: [activity.id] };

/** A button that opens the dialog, or the link to the contact page. */
const ways: readonly Way[] = [
  { from: '/services', press: /^Send an inquiry/, expected: about('Airport Welcome') },
  { from: '/services', press: 'Ask us', expected: about('Airport Welcome') },
  { from: '/living-here', press: /Airport Welcome/, expected: about('Airport Welcome') },
  { from: '/store', press: new RegExp(product.name), expected: about(product.name) },
  {
    from: `/store/${collection.id}`,
    press: 'Ask about the collection',
    expected: about(collection.title),
  },
  { from: `/rv-rental/${vehicle.id}`, press: 'Send Inquiry', expected: about(vehicle.name) },
  { from: `/events/${event.id}`, press: /./, expected: about(event.title) },
  { from: `/travels/${travel.id}`, press: 'Send Inquiry', expected: ofTravel },
  { from: `/activities/${activity.id}`, press: /inquiry/i, expected: ofActivity },
  {
    from: `/activity-categories/${activityCategory.id}`,
    press: 'Contact Us',
    expected: about(activityCategory.name),
  },
  {
    from: `/categories/${category.route}`,
    press: /plan|ask|contact/i,
    expected: about(category.name),
  },
  {
    from: '/search?q=camels',
    press: 'Ask us about it',
    expected: { subject: expect.stringContaining('camels') },
  },
  { from: '/plan', press: 'Send this plan', expected: { plan: { items: [{ id: 'long-van' }] } } },

  // The contact page, from its own URL and from the link in the header.
  { from: '/contact?travel=oran', expected: ofTravel },
  { from: `/contact?activity=${activity.id}`, expected: ofActivity },
  { from: `/contact?vehicle=${vehicle.id}`, expected: about(vehicle.name) },
  { from: '/contact?service=airport-welcome', expected: about('Airport Welcome') },
  { from: `/rv-rental/${vehicle.id}`, expected: about(vehicle.name) },
  { from: '/services#airport-welcome', expected: about('Airport Welcome') },
  { from: `/events/${event.id}`, expected: about(event.title) },
  { from: `/store/${collection.id}`, expected: about(collection.title) },
  { from: `/travels/${travel.id}`, expected: ofTravel },
  { from: `/activities/${activity.id}`, expected: ofActivity },
];

it.each(ways)('from $from, $press', async ({ from, press, expected }) => {
  const api = answerAll();
  localStorage.setItem(
    'plan',
    JSON.stringify({
      people: 2,
      items: [{ kind: 'vehicle', id: 'long-van', title: 'Long Van', note: '' }],
    }),
  );
  onTestFinished(() => localStorage.removeItem('plan'));
  await renderPage(from);
  const main = page.getByRole('main');
  if (press) await main.getByRole('button', { name: press, exact: true }).first().click();
  else if (!from.startsWith('/contact')) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  }
  const form = press ? page.getByRole('dialog', { name: 'Contact Us' }) : main;
  await form.getByPlaceholder('Your name').fill('Amel');
  await form.getByPlaceholder('Your email').fill('amel@example.org');
  await form.getByLabelText('Message').fill('Is it possible in October?');
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect.poll(() => api.postedTo('inquiry_selections')).toHaveLength(1);
  expect(api.postedTo('inquiry_selections')[0]).toMatchObject(expected);
});

it('names a travel that has not loaded by its id', async () => {
  const api = answerAll();
  api.fail('travels');
  await renderPage('/contact?travel=oran');
  const main = page.getByRole('main');
  await main.getByPlaceholder('Your name').fill('Amel');
  await main.getByPlaceholder('Your email').fill('amel@example.org');
  await main.getByLabelText('Message').fill('Is it possible in October?');
  await main.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect.poll(() => api.postedTo('inquiry_selections')).toMatchObject([ofTravel]);
});

it('lets the visitor remove what the contact page took for the subject', async () => {
  const api = answerAll();
  await renderPage(`/contact?vehicle=${vehicle.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Remove ${vehicle.name}` }).click();
  await main.getByPlaceholder('Your name').fill('Amel');
  await main.getByPlaceholder('Your email').fill('amel@example.org');
  await main.getByLabelText('Message').fill('Is it possible in October?');
  await main.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect.poll(() => api.postedTo('contact_submissions')).toHaveLength(1);
  await expect
    .poll(() => api.postedTo('inquiry_selections'))
    .toMatchObject([{ subject: '', travel_ids: [], activity_ids: [], plan: null }]);
});
