import type { ServiceType } from '@expat-buddy/domain/inquiry/service-types';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aService } from '#testing/catalogue-rows.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aSettingsRow } from '#testing/rows.ts';

const journey = ['Departure Date', 'Return Date', 'children', 'transportation'];

const types: readonly {
  type: ServiceType;
  title: string;
  shown: string;
  placeholder: RegExp;
  fields: string[];
}[] = [
  {
    type: 'general',
    title: 'Ask Before You Come',
    shown: 'General inquiry',
    placeholder: /your preferences/,
    fields: [],
  },
  {
    type: 'handbook',
    title: 'Expat Handbook',
    shown: 'Expat handbook',
    placeholder: /living in Algeria/,
    fields: [],
  },
  {
    type: 'mechanic',
    title: 'A Mechanic You Can Trust',
    shown: 'Mechanic',
    placeholder: /make, model, year/,
    fields: [],
  },
  {
    type: 'team-building',
    title: 'Team Days',
    shown: 'Team building',
    placeholder: /your team/,
    fields: journey,
  },
  {
    type: 'events',
    title: 'Events and Celebrations',
    shown: 'Events',
    placeholder: /celebrate/,
    fields: journey,
  },
  {
    type: 'trip-planner',
    title: 'Trip Planner',
    shown: 'Trip planner',
    placeholder: /pace/,
    fields: journey,
  },
  {
    type: 'car-rental',
    title: 'Cars, Vans and Drivers',
    shown: 'Car rental',
    placeholder: /kind of vehicle/,
    fields: ['children', 'transportation'],
  },
];

it.each(types)('shows the fields of the type $type', async (service) => {
  const { type, title, shown, placeholder, fields } = service;
  const api = fakeApi();
  api.answer('services', [aService({ id: type, service_type: type, title })]);
  await renderPage('/services');
  await page.getByRole('button', { name: `Send an inquiry about ${title}`, exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect
    .element(dialog)
    .toMatchTextContent(
      `Send us an inquiry about ${title} and we'll get back to you as soon as possible.`,
    );
  const serviceField = dialog.getByLabelText('Service');
  await expect.element(serviceField).toHaveValue(shown);
  await expect.element(serviceField).toHaveAttribute('readonly');
  await expect.element(dialog.getByPlaceholder(placeholder)).toHaveAccessibleName('Message');
  const sizes = dialog.getByLabelText('Group Size').getByRole('option');
  expect(sizes.elements().map((size) => size.textContent)).toEqual([
    'How many people?',
    'Just me',
    '2 people',
    '3-5 people',
    '6-10 people',
    'More than 10 people',
  ]);
  for (const date of ['Departure Date', 'Return Date']) {
    const button = dialog.getByRole('button', { name: date });
    if (fields.includes(date)) await expect.element(button).toMatchTextContent(/^Pick a date$/);
    else expect(button.elements()).toEqual([]);
  }
  const children = fields.includes('children') ? 1 : 0;
  for (const label of ['Children between 5 and 12', 'Children Under 5']) {
    expect(dialog.getByLabelText(label).elements()).toHaveLength(children);
  }
  expect(dialog.getByLabelText('Transportation Needed').elements()).toHaveLength(
    fields.includes('transportation') ? 1 : 0,
  );
  expect(dialog.getByLabelText('Include Camping').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('announces the services while they load', async () => {
  const api = fakeApi();
  api.hold('services');
  await renderPage('/services');
  await expect.element(page.getByText('Loading services...')).toBeVisible();
});

it('says so when there are no services', async () => {
  fakeApi();
  await renderPage('/services');
  await expect.element(page.getByText('No services are listed at the moment.')).toBeVisible();
});

it('shows the services after a retry', async () => {
  const api = fakeApi();
  api.answer('services', [aService()]);
  api.fail('services');
  await renderPage('/services');
  await expect.element(page.getByText('Error loading services.')).toBeVisible();
  api.mend('services');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('article', { name: 'Trip Planner' })).toBeVisible();
});

describe('the price', () => {
  const entry = page.getByRole('article', { name: 'Airport Welcome' });

  async function renderService(row: Parameters<typeof aService>[0], areExamples = false) {
    const api = fakeApi();
    api.answer('site_settings', [aSettingsRow({ prices_are_examples: areExamples })]);
    api.answer('services', [
      aService({
        id: 'airport-welcome',
        title: 'Airport Welcome',
        service_type: 'general',
        ...row,
      }),
    ]);
    await renderPage('/services');
  }

  it('says how it is calculated and what it includes', async () => {
    await renderService({
      price_calculation: 'By the distance.',
      usual_time: 'Two days',
      included: ['Waiting time'],
      not_included: ['The SIM card'],
    });
    await expect.element(entry.getByText('By the distance.')).toBeVisible();
    await expect.element(entry.getByText('Waiting time')).toBeVisible();
    await expect.element(entry.getByText('The SIM card')).toBeVisible();
    expect(entry.getByRole('button', { name: 'Ask us' }).elements()).toEqual([]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('marks an amount as an example: %s', async (areExamples, notes) => {
    await renderService(
      { price_amount: 4500, price_currency: 'DZD', price_unit: 'group', usual_time: 'A day' },
      areExamples,
    );
    await expect.element(entry.getByText('4 500 DA per group')).toBeVisible();
    await expect.poll(() => entry.getByText(/Prices are examples/).elements()).toHaveLength(notes);
  });

  it('and the time invite a question while they are unknown', async () => {
    await renderService({});
    await expect.element(entry.getByText('What does it cost?')).toBeVisible();
    await expect.element(entry.getByText('How long does it take?')).toBeVisible();
    await entry.getByRole('button', { name: 'Ask us' }).first().click();
    await expect
      .element(page.getByRole('dialog', { name: 'Contact Us' }))
      .toMatchTextContent('about Airport Welcome');
    await userEvent.keyboard('{Escape}');
  });
});
