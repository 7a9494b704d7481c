import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { addMonths, monthOf } from '@expat-buddy/domain/vehicle/availability';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aVehicle } from '#testing/catalogue-rows.ts';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

const vehicle = aVehicle({
  length: 5.99,
  width: 2.05,
  height: 2.6,
  licence: 'Category B',
  floor_plan: {
    length: 600,
    width: 200,
    day: [{ kind: 'table', x: 300, y: 135, length: 60, width: 60 }],
    night: [{ kind: 'bed', x: 450, y: 5, length: 140, width: 190 }],
  },
});
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('vehicles', [vehicle]);
});

const show = async (unavailable: object[] = []) => {
  api.answer('vehicles/details', [{ ...vehicle, unavailable }]);
  await renderPage('/rv-rental/long-van');
};

it('shows where one sits by day and sleeps by night', async () => {
  await show();
  await expect.element(page.getByText('Table in the middle on the left')).toBeVisible();
  await page.getByRole('radio', { name: 'By night' }).click();
  await expect.element(page.getByText('Bed at the back, 190 × 140 cm')).toBeVisible();
  await expect.element(page.getByText('Table in the middle')).not.toBeInTheDocument();
});

it('says "Ask us" where the answer is unknown', async () => {
  await show();
  const fact = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent;
  await expect.element(page.getByText('5.99 × 2.05 × 2.60 m')).toBeVisible();
  expect(fact('Licence')).toBe('Category B');
  expect(fact('Deposit')).toBe('Ask us');
  expect(fact('Pick-up towns')).toBe('Ask us');
  await expect
    .element(page.getByRole('button', { name: 'Ask us about your dates.' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Ask us', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect
    .element(dialog.getByLabelText('Message'))
    .toHaveValue('I would like to rent: Long Van.\n');
});

it('marks the days when it is taken, two months at a time', async () => {
  const month = addMonths(monthOf(calendarDayOf(new Date())), 2);
  await show([{ starts_on: `${month}-09`, ends_on: `${month}-11` }]);
  const taken = page.getByRole('cell', { name: /not available/ });
  await expect.element(page.getByRole('heading', { name: 'Availability' })).toBeVisible();
  await expect.element(taken).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Next two months' }).click();
  await expect.element(taken.first()).toBeVisible();
  expect(taken.elements().map((cell) => cell.textContent)).toEqual(
    ['9', '10', '11'].map((day) => `${day} not available`),
  );
});

it('loads the details again after a failure', async () => {
  api.fail('vehicles/details');
  await show();
  await expect.element(page.getByText('The details could not be loaded.')).toBeVisible();
  api.mend('vehicles/details');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'Floor plan' })).toBeVisible();
});
