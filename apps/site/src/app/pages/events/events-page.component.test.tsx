import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anEvent } from '#testing/catalogue-rows.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';

const region = (name: string) => page.getByRole('region', { name });
const titlesIn = (name: string) =>
  region(name)
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

it('lists what comes up, the next first and open dates last, then what is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-13T12:00:00Z') });
  fakeApi().answer('events', [
    anEvent({ id: 'open', title: 'Someday' }),
    anEvent({ id: 'later', title: 'Later', starts_on: '2027-09-01' }),
    anEvent({ id: 'now', title: 'Now', starts_on: '2027-06-12', ends_on: '2027-06-13' }),
    anEvent({ id: 'over', title: 'Over', starts_on: '2027-06-12', state: 'open' }),
  ]);
  await renderPage('/events');
  await expect.element(region('Past events')).toBeVisible();
  expect(titlesIn('Coming up')).toEqual(['Now', 'Later', 'Someday']);
  expect(titlesIn('Past events')).toEqual(['Over']);
});

it('has no headings without events', async () => {
  fakeApi();
  await renderPage('/events');
  await expect.element(page.getByText('There are no events at the moment.')).toBeVisible();
  await expect.element(page.getByText('Coming up')).not.toBeInTheDocument();
  await expect.element(page.getByText('Past events')).not.toBeInTheDocument();
});

it('offers to retry', async () => {
  const api = fakeApi();
  api.answer('events', [anEvent()]);
  api.fail('events');
  await renderPage('/events');
  await expect.element(page.getByText('The events could not be loaded.')).toBeVisible();
  api.mend('events');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(region('Coming up')).toMatchTextContent('Algroove');
});
