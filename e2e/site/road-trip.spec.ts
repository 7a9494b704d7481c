// Road trips: their days, totals, vehicles and inquiries.
import { server } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/travels.ts';

test('a road trip shows its days, totals and vehicles', async ({ page, travels }) => {
  const trip = await travels.add({ type_id: 'road-trip' }, [
    {
      day_number: 1,
      title: 'Down to the sea',
      stops: ['The pass', 'The harbour'],
      distance_km: 120,
      driving_hours: 2.5,
      overnight: 'A hotel by the harbour',
    },
    { day_number: 2, title: 'Along the coast', distance_km: 1080, driving_hours: 3 },
  ]);
  await server()
    .from('travel_vehicles')
    .insert({ travel_id: trip.id, vehicle_id: 'long-van' })
    .throwOnError();
  await page.goto(`/road-trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: trip.title })).toBeVisible();
  await expect(page.getByRole('list', { name: 'The drive in figures' })).toHaveText(
    /2\s*days\s*1,200\s*kilometres\s*5\s*h\s*30\s*min\s*on the road/,
  );
  const road = page.getByRole('region', { name: 'The road, day by day' });
  await expect(road.getByRole('heading', { level: 3 })).toHaveText([
    'Down to the sea',
    'Along the coast',
  ]);
  await expect(road.getByText('Day 1 · 120 km · 2 h 30 min driving')).toBeVisible();
  await expect(road.getByRole('list', { name: 'Stops of day 1' }).getByRole('listitem')).toHaveText(
    ['The pass', 'The harbour'],
  );
  await expect(road.getByText('A hotel by the harbour')).toBeVisible();
  const vehicles = page.getByRole('region', { name: 'Which vehicle suits it' });
  await expect(vehicles.getByRole('link')).toHaveCount(1);
  await expect(vehicles.getByRole('link')).toHaveAttribute('href', '/rv-rental/long-van');
});

test('the overview of a road trip leads to its days and its inquiries', async ({ page }) => {
  await page.goto('/road-trips/aures-loop');
  await page
    .getByRole('navigation', { name: 'The drive at a glance' })
    .getByRole('link', { name: /^Day 4\s+120 km\s+2 h 30 min driving$/ })
    .click();
  await expect(page).toHaveURL('/road-trips/aures-loop#day-4');
  await expect(page.getByRole('heading', { name: 'Among the palms' })).toBeInViewport();

  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await page.getByRole('button', { name: 'Plan this drive' }).first().click();
  await expect(dialog.getByLabel('Service')).toHaveValue('Trip planner');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'The Aurès Loop' })).toBeVisible();
  await expect(dialog.getByLabel('Include Camping')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Rent a vehicle for it' }).click();
  await expect(dialog.getByLabel('Service')).toHaveValue('Car rental');
  await expect(dialog.getByText('Departure Date')).toBeVisible();
  await expect(dialog.getByLabel('Include Camping')).toHaveCount(0);
});

test('a road trip without days and vehicles says so', async ({ page, travels }) => {
  const trip = await travels.add({ type_id: 'road-trip' });
  await page.goto(`/road-trips/${trip.id}`);
  await expect(page.getByText('The days of this drive are still being written.')).toBeVisible();
  await expect(page.getByText('No vehicle is suggested for this drive yet.')).toBeVisible();
});

test('an address that is no road trip is not found', async ({ page }) => {
  const notFound = page.getByRole('heading', { level: 1, name: 'Road trip not found.' });
  await page.goto('/road-trips/no-such-trip');
  await expect(notFound).toBeVisible();
  await page.goto('/road-trips/tipaza');
  await expect(notFound).toBeVisible();
  await page.getByRole('link', { name: 'See Tipaza' }).click();
  await expect(page).toHaveURL('/travels/tipaza');
});
