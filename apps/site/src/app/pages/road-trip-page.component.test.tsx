import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aTravel, aTravelDay, travelDetails } from '#testing/rows.ts';

it('shows the road trip after a retry, then its days', async () => {
  const api = fakeApi();
  api.answer('travels', [aTravel({ id: 'aures-loop', type_id: 'road-trip' })]);
  api.answer('travels/details', [
    travelDetails({ days: [aTravelDay({ title: 'Among the palms' })] }),
  ]);
  api.fail('travels');
  api.fail('travels/details');
  const retry = page.getByRole('button', { name: 'Retry' });
  await renderPage('/road-trips/aures-loop');
  await expect.element(page.getByText('Error loading road trip.')).toBeVisible();
  api.mend('travels');
  await retry.click();
  await expect.element(page.getByText('Error loading the days.')).toBeVisible();
  api.mend('travels/details');
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Among the palms' })).toBeVisible();
});
