import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { anEntryRule } from '#testing/rows.ts';
import { aTravel, travelDetails } from '#testing/trip-rows.ts';

let api: FakeApi;
const title = page.getByRole('heading', { level: 1, name: 'Oran' });

beforeEach(() => {
  api = fakeApi();
  api.answer('travels', [aTravel()]);
});

it('announces a travel while it loads', async () => {
  const release = api.hold('travels');
  await renderPage('/travels/oran');
  await expect.element(page.getByText('Loading travel...')).toBeVisible();
  release();
  await expect.element(title).toBeVisible();
});

it('shows a travel after a retry', async () => {
  api.fail('travels');
  await renderPage('/travels/oran');
  await expect.element(page.getByText('Error loading travel.')).toBeVisible();
  api.mend('travels');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(title).toBeVisible();
});

it('leads from a former address to the present one', async () => {
  api.answer('id_redirects', [{ resource: 'travels', old_id: 'wahran', new_id: 'oran' }]);
  await renderPage('/travels/wahran');
  await expect.element(title).toBeVisible();
});

it('shows the rest of a travel when its programme cannot be loaded', async () => {
  api.fail('travels/details');
  await renderPage('/travels/oran');
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Error loading the programme.')).toBeVisible();
});

it('shows the entry papers of the region, general ones, and those of single nationalities', async () => {
  api.answer('travels/details', [travelDetails({ region: { is_south: true } })]);
  api.answer('entry_rules', [
    anEntryRule({ id: 'on-arrival', title: 'Visa on arrival', region: 'south' }),
    anEntryRule({ id: 'coast', title: 'Coastal permit', region: 'north' }),
    anEntryRule({ id: 'licence', title: 'Driving licence', checked_on: '2025-01-31' }),
    anEntryRule({ id: 'french', title: 'Visa for the French', nationality_group: 'visa-required' }),
    anEntryRule({ id: 'cash', title: 'Cash to declare', asks_consulate: true }),
  ]);
  await renderPage('/travels/oran');
  const papers = page.getByRole('region', { name: 'Good to know' });
  const south = papers.getByRole('list', { name: 'For the south' }).getByRole('listitem');
  await expect.element(south.getByRole('link', { name: 'Embassy' })).toBeVisible();
  await expect
    .element(papers.getByRole('link', { name: 'Visa on arrival' }))
    .toHaveAttribute(
      'href',
      '/entry-papers?purpose=tourism&stay=up-to-90-days&region=south#on-arrival',
    );
  const general = papers.getByRole('list', { name: 'For every trip' }).getByRole('listitem');
  await expect
    .element(general.getByText(/Last read on 31 January 2025, not yet checked by us\./))
    .toBeVisible();
  await expect.element(general.getByText('Due for review')).toBeVisible();
  await papers.getByText('By nationality (1)').click();
  await expect.element(papers.getByRole('link', { name: 'Visa for the French' })).toBeVisible();
  await papers.getByText('Ask the consulate (1)').click();
  await expect.element(papers.getByText('Cash to declare')).toBeVisible();
  await expect.element(papers.getByText('Coastal permit')).not.toBeInTheDocument();
});
