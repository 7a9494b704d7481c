import { planFragment } from '@expat-buddy/domain/plan/share-link';
import type { PlanItem } from '@expat-buddy/domain/plan/types';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { listenToPage } from '#testing/live-region.ts';
import { renderPage } from '#testing/render-site.tsx';

const item = (id: string, changes: Partial<PlanItem> = {}): PlanItem => ({
  kind: 'travel',
  id,
  title: id,
  nights: null,
  day: null,
  month: null,
  note: '',
  ...changes,
});
const algiers = item('algiers', { title: 'Algiers', nights: 2 });
const djanet = item('djanet', { title: 'Djanet', nights: 3, month: 7 });
const van = item('van', { kind: 'vehicle', title: 'Van' });

const record = { price: '', price_unit: null, duration: '', groupSize: '', effort: null };
const asked = { minimum_age: null, papers: '', not_included: [], heat: '', days: [] };
const travelRow = {
  ...record,
  ...asked,
  type_id: null,
  included: [],
  best_months: [],
  good_months: [],
};
const rows = {
  travels: [
    { ...travelRow, id: 'algiers', title: 'Algiers', latitude: 36.75, longitude: 3.06 },
    {
      ...{ ...travelRow, id: 'djanet', title: 'Djanet', latitude: 24.55, longitude: 9.48 },
      ...{ price: '90 000 DA', price_unit: 'person', best_months: [11, 10], effort: 'demanding' },
      ...{ minimum_age: 8, papers: 'A passport.', not_included: ['Flights'] },
      heat: 'July days are 40 degrees. October days are 30.',
      days: [
        { driving_hours: 2.5, overnight: 'A camp' },
        { driving_hours: 3, overnight: '' },
      ],
    },
  ],
  vehicles: [
    {
      ...{ id: 'van', name: 'Van', price_per_day: '€90', minimum_days: 3 },
      ...{ seats: 3, berths: 2, equipment: ['Stove'], licence: 'Category B', deposit: '' },
    },
  ],
};

let api: FakeApi;
const store = (...items: PlanItem[]) =>
  localStorage.setItem('plan', JSON.stringify({ people: 4, items }));
const stored = () => JSON.parse(localStorage.getItem('plan') ?? '{"items":[]}');
const titles = () =>
  page
    .getByRole('list')
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

const empty = () => {
  localStorage.removeItem('plan');
  localStorage.removeItem('comparedItems');
};

beforeEach(() => {
  empty();
  api = fakeApi();
  for (const [table, answer] of Object.entries(rows)) api.answer(table, answer);
  onTestFinished(empty);
});

it('says what to do while nothing is in the plan', async () => {
  await renderPage('/plan');
  await expect.element(page.getByText('Nothing is in your plan yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Browse travels' })).toBeVisible();
});

it('says beside the items what does not fit', async () => {
  store(algiers, djanet, van);
  await renderPage('/plan');
  await expect.element(page.getByText(/July is not a good month for this/)).toBeVisible();
  await expect.element(page.getByText(/Best: October and November/)).toBeVisible();
  await expect.element(page.getByText(/by road from Algiers: too far for 1 day\./)).toBeVisible();
  await expect.element(page.getByText(/3 seats for 4 people/)).toBeVisible();
  await expect.element(page.getByText('3 things to check, marked in the list.')).toBeVisible();
});

it('moves items by keyboard, keeps the focus and brings a removed item back', async () => {
  store(algiers, djanet, van);
  await renderPage('/plan');
  const down = page.getByRole('button', { name: 'Move Algiers down' });
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Algiers is now 2 of 3.')).toBeInTheDocument();
  await expect.element(down).toHaveFocus();
  expect(titles()).toEqual(['Djanet', 'Algiers', 'Van']);

  await page.getByRole('button', { name: 'Remove Algiers' }).click();
  await expect.poll(titles).toEqual(['Djanet', 'Van']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual(['Djanet', 'Algiers', 'Van']);
  expect(stored().items[1]).toEqual(algiers);
});

it('keeps the focus when the last item is removed and brought back, and says each once', async () => {
  store(algiers);
  await renderPage('/plan');
  const remove = page.getByRole('button', { name: 'Remove Algiers' });
  await expect.element(remove).toBeVisible();
  const heard = listenToPage();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing is in your plan yet.')).toHaveFocus();
  await expect
    .element(page.getByRole('region', { name: 'Notifications (F8)' }))
    .toBeInTheDocument();
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Algiers is back in your plan')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(heard.filter((text) => text.includes('Algiers'))).toEqual([
    'Algiers removed from your planUndo',
    'Algiers is back in your plan',
  ]);
});

it('stores nights, time and notes, and adds up the nights', async () => {
  store(algiers);
  await renderPage('/plan');
  await page.getByLabelText('Nights: Algiers').fill('5');
  await page.getByLabelText('When: Algiers').selectOptions('Around October');
  await page.getByLabelText('Note: Algiers').fill('A room with a view');
  await expect.element(page.getByRole('definition').filter({ hasText: /^5$/ })).toBeVisible();
  const changed = { ...algiers, nights: 5, month: 10, note: 'A room with a view' };
  expect(stored()).toEqual({ people: 4, items: [changed] });
});

it('compares what the visitor chooses', async () => {
  store(algiers, djanet, van);
  await renderPage('/plan');
  const table = page.getByRole('table', { name: /side by side/ });
  await page.getByLabelText('Compare: Algiers').click();
  await page.getByLabelText('Compare: Van').click();
  const row = (name: string) => table.getByRole('row', { name });
  await expect.element(row('Price')).toHaveTextContent('Price90 000 DA per person€90 a day');
  await expect.element(row('Best months')).toHaveTextContent('Best monthsOctober and November–');
  await expect.element(row('Effort')).toHaveTextContent('EffortDemanding–');
  await expect.element(row('Group')).toHaveTextContent('GroupAsk us3 seats, 2 berths');
  await expect.element(row('Minimum age')).toHaveTextContent('Minimum age8 years–');
  await expect
    .element(row('Papers and permits'))
    .toHaveTextContent('Papers and permitsA passport.–');
  await expect.element(row('Licence')).toHaveTextContent('Licence–Category B');
  await expect.element(row('Deposit')).not.toBeInTheDocument();
  await expect.element(row('Heat')).toHaveTextContent('HeatJuly days are 40 degrees.–');
  await expect.element(row('Hours in the car')).toHaveTextContent('Hours in the car5 h 30 min–');
  await expect.element(row('Nights')).toHaveTextContent('Nights3–');
  await expect.element(row('Not included')).toHaveTextContent('Not includedFlights–');
});

it('compares three trips and no van until the visitor chooses, and keeps the choice', async () => {
  const row = rows.travels[0];
  api.answer('travels', [...rows.travels, { ...row, id: 'oran', title: 'Oran' }]);
  store(algiers, van, djanet, item('oran', { title: 'Oran' }));
  const headers = () =>
    page
      .getByRole('table', { name: /side by side/ })
      .getByRole('columnheader')
      .elements()
      .map((header) => header.textContent);
  const first = await renderPage('/plan');
  await expect.poll(headers).toEqual(['TravelAlgiers', 'TravelDjanet', 'TravelOran']);
  await page.getByLabelText('Compare: Oran').click();
  await expect.poll(headers).toEqual(['TravelAlgiers', 'TravelDjanet']);
  await first.unmount();
  await renderPage('/plan');
  await expect.poll(headers).toEqual(['TravelAlgiers', 'TravelDjanet']);
});

it('compares nothing until the visitor chooses, where only a trip and a van are planned', async () => {
  store(djanet, van);
  await renderPage('/plan');
  await expect.element(page.getByText('Choose “Compare” on up to 3 items.')).toBeVisible();
  await expect.element(page.getByRole('table', { name: /side by side/ })).not.toBeInTheDocument();
});

it('says of a shared plan that it is a copy', async () => {
  await renderPage(`/plan${planFragment({ people: 2, items: [djanet] })}`);
  await expect.element(page.getByText(/a copy as it was that day/)).toBeVisible();
});

it('asks to check an item that the site no longer shows, and does not compare it', async () => {
  store(item('gone', { title: 'Timgad' }), algiers, van);
  await renderPage('/plan');
  await expect.element(page.getByText(/No longer on our site/)).toBeVisible();
  await expect.element(page.getByText('2 things to check, marked in the list.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Timgad' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Compare: Timgad')).not.toBeInTheDocument();
  await page.getByLabelText('Compare: Algiers').click();
  await page.getByLabelText('Compare: Van').click();
  const table = page.getByRole('table', { name: /side by side/ });
  await expect.element(table.getByRole('columnheader', { name: 'Algiers' })).toBeVisible();
  await expect.element(table.getByRole('columnheader', { name: 'Van' })).toBeVisible();
});

it('adds a shared plan to an own one after showing what is new', async () => {
  store(algiers);
  await renderPage(`/plan${planFragment({ people: 2, items: [djanet, algiers] })}`);
  const heading = page.getByRole('heading', { level: 1, name: 'A plan shared with you' });
  await expect.element(heading).toBeVisible();
  expect(stored().items).toEqual([algiers]);
  await page.getByRole('button', { name: 'Add these to my plan' }).click();
  await expect
    .element(page.getByText('1 item is already in your plan and will not change.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
  expect(stored()).toEqual({ people: 4, items: [algiers, djanet] });
});

it('says that a link is incomplete, and keeps the own plan', async () => {
  store(algiers);
  await renderPage('/plan#plan=1.broken');
  await expect.element(page.getByText(/This link to a plan is incomplete/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Algiers' })).toBeVisible();
});

it('lasts as long as the page when the browser refuses to store it', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  onTestFinished(() => {
    Storage.prototype.setItem = setItem;
  });
  await renderPage(`/plan${planFragment({ people: null, items: [djanet] })}`);
  await page.getByRole('button', { name: 'Add these to my plan' }).click();
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Djanet' })).toBeVisible();
  expect(localStorage.getItem('plan')).toBeNull();
});
