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

const aVehicle = (name: string, with_driver: boolean) => ({
  id: name.toLowerCase(),
  name,
  berths: 2,
  seats: 4,
  gearbox: 'manual',
  price_per_day: '€90',
  with_driver,
});

it.each([
  ['the vehicle is part of it', true, [aVehicle('Camper', false), aVehicle('Patrol', true)]],
  ['each vehicle comes with a driver', false, [aVehicle('Patrol', true)]],
])('says that visitors are driven, and rents nothing, where %s', async (_, included, suited) => {
  const api = fakeApi();
  api.answer('travels', [aTravel({ id: 'oases', type_id: 'road-trip' })]);
  api.answer('travels/details', [
    travelDetails({ days: [aTravelDay()], vehicle_included: included }),
  ]);
  api.answer('vehicles', suited);
  await renderPage('/road-trips/oases');
  await expect
    .element(page.getByRole('heading', { name: 'Take this road with a driver' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Patrol' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Camper' })).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/you just drive|rent a vehicle|which vehicle/i))
    .not.toBeInTheDocument();
});

it('offers the vehicle where visitors may drive', async () => {
  const api = fakeApi();
  api.answer('travels', [aTravel({ id: 'loop', type_id: 'road-trip' })]);
  api.answer('travels/details', [travelDetails({ days: [aTravelDay()] })]);
  api.answer('vehicles', [aVehicle('Camper', false), aVehicle('Patrol', true)]);
  await renderPage('/road-trips/loop');
  await expect.element(page.getByRole('link', { name: 'Camper' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Patrol' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Rent a vehicle for it' })).toBeVisible();
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
