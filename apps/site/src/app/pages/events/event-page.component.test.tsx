import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anEvent } from '#testing/catalogue-rows.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { setTimeZone } from '#testing/time-zone.ts';

const ticket = page.getByRole('region', { name: 'The event at a glance' });
const button = (name: string) => ticket.getByRole('button', { name });

function openEvent(row: Parameters<typeof anEvent>[0]) {
  fakeApi().answer('events', [anEvent(row)]);
  return renderPage('/events/algroove');
}

it('announces the event while it loads', async () => {
  const api = fakeApi();
  api.answer('events', [anEvent()]);
  const release = api.hold('events');
  await renderPage('/events/algroove');
  await expect.element(page.getByText('Loading the event...')).toBeVisible();
  release();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Algroove$/);
});

it('shows the event after a retry', async () => {
  const api = fakeApi();
  api.answer('events', [anEvent()]);
  api.fail('events');
  await renderPage('/events/algroove');
  await expect.element(page.getByText('The event could not be loaded.')).toBeVisible();
  api.mend('events');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Algroove$/);
});

it('says so when the event does not exist', async () => {
  fakeApi();
  await renderPage('/events/algroove');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/^Event not found\.$/);
});

it('announces an event without dates', async () => {
  await openEvent({ state: 'announced' });
  for (const text of ['Announced', 'Dates to be announced', 'Place to be announced']) {
    await expect.element(ticket).toMatchTextContent(text);
  }
  await expect
    .element(page.getByText('The programme appears here once it is confirmed.'))
    .toBeVisible();
  await button('Tell me when it is confirmed').click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect.element(dialog).toMatchTextContent('Send us an inquiry about Algroove');
  await expect.element(dialog.getByText('Departure Date')).toBeVisible();
});

it.each(['America/New_York', 'Asia/Tokyo'])(
  'shows the days of an open event in %s',
  async (zone) => {
    await setTimeZone(zone);
    await openEvent({
      state: 'open',
      starts_on: '2099-06-12',
      ends_on: '2099-06-14',
      location: 'Taghit',
      programme: ['Friday evening: songs of the Saoura'],
    });
    await expect.element(ticket).toMatchTextContent('12–14 June 2099');
    await expect.element(ticket).toMatchTextContent('Taghit');
    await expect.element(page.getByText('Friday evening: songs of the Saoura')).toBeVisible();
    await expect.element(button('Ask for a place')).toBeVisible();
  },
);

it('offers the waiting list of a full event', async () => {
  await openEvent({ state: 'full', starts_on: '2099-06-12' });
  await expect.element(ticket).toMatchTextContent('Every place is taken.');
  await expect.element(button('Join the waiting list')).toBeVisible();
});

it('says that an event is over after its last day, whatever its state', async () => {
  await openEvent({ state: 'open', starts_on: '2020-06-12', ends_on: '2020-06-14' });
  await expect.element(ticket).toMatchTextContent('This one is over.');
  await expect.element(button('Ask about the next one')).toBeVisible();
  await expect.element(page.getByText('once it is certain')).not.toBeInTheDocument();
});
