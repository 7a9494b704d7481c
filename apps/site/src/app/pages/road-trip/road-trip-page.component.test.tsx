import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-site.tsx';
import { aTravel, aTravelDay, travelDetails } from '#testing/trip-rows.ts';

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

it('leads from the top to the days, and asks for a plan of the drive', async () => {
  const api = fakeApi();
  api.answer('travels', [
    aTravel({ id: 'aures-loop', title: 'The Aurès loop', type_id: 'road-trip', price: '€900' }),
  ]);
  api.answer('travels/details', [
    travelDetails({ days: [aTravelDay()], best_months: [10], price_unit: 'group' }),
  ]);
  await renderPage('/road-trips/aures-loop');
  const links = page.getByRole('navigation', { name: 'On this page' });
  await expect.element(links.getByRole('link', { name: 'When to go' })).toBeVisible();
  await links.getByRole('link', { name: 'Day by day' }).click();
  await expect.element(page.getByRole('heading', { name: 'The road, day by day' })).toHaveFocus();

  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await expect.element(page.getByText('Price per group')).toBeInViewport();
  await page.getByRole('button', { name: 'Plan this drive' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect.element(dialog.getByText('The Aurès loop', { exact: true })).toBeVisible();
});
