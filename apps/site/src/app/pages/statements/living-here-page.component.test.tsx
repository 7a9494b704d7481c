import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aService } from '#testing/catalogue-rows.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aGuideEntry } from '#testing/rows.ts';

afterEach(() => {
  vi.useRealTimers();
});

const entries = [
  aGuideEntry(),
  aGuideEntry({ id: 'water', title: 'Water bills', place: 'Oran', checked_on: '2027-06-01' }),
  aGuideEntry({
    id: 'agents',
    title: 'Estate agents',
    statement: '',
    whom_to_ask: 'The notary.',
    service_id: null,
  }),
  aGuideEntry({ id: 'fuel', topic: 'driving', title: 'Fuel', service_id: null }),
  aGuideEntry({
    id: 'police',
    topic: 'emergencies',
    title: 'Police',
    statement: 'Call 17.',
    service_id: null,
  }),
];

function openPage(path = '/living-here') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-02T12:00:00Z') });
  const api = fakeApi();
  api.answer('guide_entries', entries);
  api.answer('services', [aService({ id: 'handbook', title: 'Expat Handbook' })]);
  return renderPage(path);
}

const topic = (name: string) => page.getByRole('region', { name, exact: true });

it('lists the topics that have entries, each with a jump link', async () => {
  await openPage();
  const links = page.getByRole('navigation', { name: 'Topics' }).getByRole('link');
  await expect.element(links.nth(0)).toHaveAttribute('href', '/living-here#housing');
  await expect.element(links.nth(1)).toHaveAttribute('href', '/living-here#driving');
  await expect.element(links.nth(2)).toHaveAttribute('href', '/living-here#emergencies');
  expect(links.all()).toHaveLength(3);
});

it('opens the statement in the fragment, and those for emergencies', async () => {
  await openPage('/living-here#fuel');
  const fuel = topic('Driving').getByRole('article', { name: 'Fuel' });
  await expect.element(fuel.getByRole('link', { name: 'Publisher' })).toBeVisible();
  await expect.element(topic('Emergencies').getByText('Call 17.')).toBeVisible();
  const water = topic('Housing').getByRole('article', { name: /Water bills/ });
  await expect.element(water.getByText(/Last read/)).not.toBeVisible();
});

it('gives each statement its place, its source, and a warning after 90 days', async () => {
  await openPage();
  const lease = topic('Housing').getByRole('article', { name: 'A lease is in writing' });
  await lease.getByText('A lease is in writing').click();
  await expect
    .element(lease.getByRole('link', { name: 'Publisher' }))
    .toHaveAttribute('href', 'https://publisher.example/lease');
  await expect.element(lease).toMatchTextContent('Due for review');
  const water = topic('Housing').getByRole('article', { name: 'Water bills' });
  await expect.element(water).toMatchTextContent('Oran');
  await expect
    .element(water)
    .toMatchTextContent('Last read on 1 June 2027, not yet checked by us.');
  await expect.element(water.getByText('Due for review')).not.toBeInTheDocument();
});

it('says whom to ask where there is no source', async () => {
  await openPage();
  await expect.element(topic('Housing').getByText('The notary.')).toBeVisible();
  await expect
    .element(topic('Housing').getByRole('article', { name: 'Estate agents' }))
    .not.toBeInTheDocument();
});

it('offers the service that helps with a topic, and names the topic in the inquiry', async () => {
  await openPage();
  await expect
    .element(topic('Driving').getByRole('button', { name: /Ask us/ }))
    .not.toBeInTheDocument();
  await topic('Housing').getByRole('button', { name: 'Ask us about Expat Handbook' }).click();
  await expect
    .element(page.getByRole('dialog').getByLabelText('Message'))
    .toHaveValue('Living here, housing: ');
});

it('has headings that can be told apart, and names a place once', async () => {
  await openPage();
  await expect.element(page.getByRole('heading', { name: 'Housing: We can help' })).toBeVisible();
  const headings = page.getByRole('heading', { level: 3 });
  const names = headings.elements().map(({ textContent }) => textContent);
  expect(names).toContain('Housing: Whom to ask');
  expect(names).toContain('Water bills');
  expect(new Set(names).size).toBe(names.length);
});
