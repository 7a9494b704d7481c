import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { anEntryRule } from '#testing/rows.ts';

afterEach(() => {
  vi.useRealTimers();
});

const rules = [
  anEntryRule(),
  anEntryRule({
    id: 'south',
    title: 'A permit for the south',
    region: 'south',
    checked_on: '2027-06-01',
    checked_by: 'Amina',
  }),
  anEntryRule({ id: 'cash', title: 'Cash at customs', asks_consulate: true, statement: '' }),
];

function openPage(query = '') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-02T12:00:00Z') });
  fakeApi().answer('entry_rules', rules);
  return renderPage(`/entry-papers${query}`);
}

const entry = (name: string) => page.getByRole('article', { name });

it('gives each statement its source, the day of the check and a warning after 90 days', async () => {
  await openPage();
  await expect
    .element(entry('A form'))
    .toMatchTextContent('Last read on 1 January 2027, not yet checked by us.');
  await expect.element(entry('A form')).toMatchTextContent('Due for review');
  await expect
    .element(entry('A form').getByRole('link', { name: 'Embassy' }))
    .toHaveAttribute('href', 'https://embassy.example/visa');
  const south = entry('A permit for the south');
  await expect.element(south).toMatchTextContent('Last read on 1 June 2027 by Amina.');
  await expect.element(south.getByText('Due for review')).not.toBeInTheDocument();
});

it('tells visitors to ask where there is no source', async () => {
  await openPage();
  const ask = page.getByRole('region', { name: 'Ask the consulate' });
  await expect.element(ask.getByRole('listitem')).toMatchTextContent('Cash at customs');
});

it('narrows the entries to what concerns the visitor', async () => {
  await openPage('?region=north');
  await expect.element(page.getByRole('status').getByText('2 entries')).toBeVisible();
  await expect.element(entry('A permit for the south')).not.toBeInTheDocument();
  await page.getByLabelText('Region').selectOptions('The south');
  await expect.element(entry('A permit for the south')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('3 entries')).toBeVisible();
});
