// RV rental: the comparison, a vehicle, and its inquiry.
import { server } from '../support/api.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { apiUrl } from '../support/settings.ts';

const settingsRow = new RegExp(`^${apiUrl}/rest/v1/site_settings\\?`);

type Fixtures = {
  /** A vehicle of the test's own with three pictures and one road trip, deleted afterwards. */
  vehicle: { id: string; name: string };
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  vehicle: async ({}, use) => {
    const key = crypto.randomUUID().slice(0, 8);
    const vehicle = { id: `test-vehicle-${key}`, name: `Camel wagon ${key}` };
    const database = server();
    await database
      .from('vehicles')
      .insert({
        ...vehicle,
        description: 'A wagon for the tests.',
        image: 'illustrations/desert-camp.webp',
        gallery: [
          'illustrations/desert-camp.webp',
          'illustrations/dunes-night.webp',
          'illustrations/hoggar-assekrem.webp',
        ],
        berths: 0,
        seats: 4,
        gearbox: 'automatic',
        price_per_day: 'on request',
        minimum_days: 5,
        with_driver: true,
        equipment: ['Tents for four'],
        conditions: ['Never alone into the dunes'],
        status: 'published',
        position: 900,
      })
      .throwOnError();
    await database
      .from('travel_vehicles')
      .insert({ travel_id: 'western-oases', vehicle_id: vehicle.id })
      .throwOnError();
    await use(vehicle);
    await database.from('vehicles').delete().eq('id', vehicle.id).throwOnError();
  },
});

test('vehicles are compared and described', async ({ page, isMobile, vehicle }) => {
  await page.goto('/rv-rental');
  const comparison = page.getByRole(isMobile ? 'list' : 'table', { name: 'The vehicles compared' });
  const own = comparison.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: vehicle.name });
  for (const fact of ['Automatic', '5 days', 'With driver', 'on request']) {
    await expect(own).toContainText(fact);
  }
  const van = comparison
    .getByRole(isMobile ? 'listitem' : 'row')
    .filter({ hasText: 'Pop-top Camper Van' });
  await expect(van).toContainText('13 000 DA a day');
  const card = page.getByRole('article').filter({ hasText: vehicle.name });
  await expect(card).toContainText('No sleeping places');
  await expect(page.getByRole('link', { name: 'The Aurès Loop' })).toHaveAttribute(
    'href',
    '/road-trips/aures-loop',
  );

  await page.getByRole('button', { name: 'Ask about a vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByLabel('Service')).toHaveValue('Car rental');
  await expect(dialog.getByRole('button', { name: 'Departure Date' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await own.getByRole('link', { name: vehicle.name }).click();
  await expect(page).toHaveURL(`/rv-rental/${vehicle.id}`);
});

test('only example prices are marked as examples', async ({ page }) => {
  await page.goto('/rv-rental');
  await expect(page.getByText('The prices here are examples.')).toBeVisible();
  await page.route(settingsRow, async (route) => {
    const answer = await route.fetch();
    const rows: object[] = await answer.json();
    await route.fulfill({ json: rows.map((row) => ({ ...row, prices_are_examples: false })) });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(page.getByText('The prices here are examples.')).toHaveCount(0);
});

test('a vehicle shows its details, and its inquiry names it', async ({ page, vehicle }) => {
  await page.goto(`/rv-rental/${vehicle.id}`);
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
  const slip = page.getByRole('region', { name: 'Rental facts' });
  for (const fact of ['No sleeping places', 'Automatic', '5 days', 'With driver', 'on request']) {
    await expect(slip).toContainText(fact);
  }
  await expect(page.getByText('Tents for four')).toBeVisible();
  await expect(page.getByText('Never alone into the dunes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Western Oases' })).toHaveAttribute(
    'href',
    '/road-trips/western-oases',
  );
  await expect(page.getByRole('heading', { name: 'Others to compare' })).toBeVisible();

  await test.step('the gallery follows the arrow keys and its buttons', async () => {
    const gallery = page.getByRole('region', { name: `Pictures of ${vehicle.name}` });
    await gallery.getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByRole('status')).toHaveText(/^2 of 3, /);
    await page.keyboard.press('End');
    await expect(gallery.getByRole('status')).toHaveText(/^3 of 3, /);
    await gallery.getByRole('button', { name: 'Previous picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText(/^2 of 3, /);
  });

  await slip.getByRole('button', { name: 'Send Inquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toContainText(`Send us an inquiry about ${vehicle.name}`);
  await expect(dialog.getByLabel('Service')).toHaveValue('Car rental');
  await expect(dialog.getByLabel('Message')).toHaveValue(new RegExp(vehicle.name));
  await expect(dialog.getByRole('button', { name: 'Return Date' })).toBeVisible();
});

test('an unknown vehicle links all vehicles, and a single picture has no gallery', async ({
  page,
  vehicle,
}) => {
  await server().from('vehicles').update({ gallery: [] }).eq('id', vehicle.id).throwOnError();
  await page.goto('/rv-rental/no-such-vehicle');
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle not found.' })).toBeVisible();
  await page.getByRole('link', { name: 'All vehicles' }).click();
  await expect(page).toHaveURL('/rv-rental');
  await page.getByRole('table').getByRole('link', { name: vehicle.name }).click();
  await expect(page.getByRole('img', { name: `${vehicle.name}, picture 1` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
});
