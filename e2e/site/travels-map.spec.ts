// The map of travels: markers, clusters and zoom.
import { expectAccessible } from '../support/accessibility.ts';
import { server } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-travels.ts';

test('the map shows the travels of the list', { tag: '@both' }, async ({ page, own }) => {
  await page.goto(`/travels?search=${own.key}&view=map`);
  const map = page.getByRole('region', { name: 'Map of the travels' });
  for (const [index, name] of ['Anise', 'Basil', 'Cumin'].entries()) {
    await expect(
      map.getByRole('link', { name: `${index + 1} ${name} of ${own.key}` }),
    ).toHaveAttribute('href', `/travels/test-${own.key}-${name.toLowerCase()}`);
  }
  await expect(map.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('travels close to each other are clustered until the map zooms in', async ({ page, own }) => {
  await server()
    .from('travels')
    .update({ latitude: 26.51, longitude: -1.01 })
    .eq('id', `test-${own.key}-basil`)
    .throwOnError();
  await page.goto(`/travels?search=${own.key}&view=map`);
  const map = page.getByRole('region', { name: 'Map of the travels' });
  const star = map.getByRole('button', { name: /^2 travels, zoom in/ });
  const basil = map.getByRole('link', { name: /Basil/ });
  await expect(star).toBeVisible();
  await expect(async () => {
    if (await star.isVisible()) await star.click();
    await expect(basil).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(map.getByRole('link', { name: /Anise/ })).toBeFocused();
  await map.getByRole('button', { name: 'Whole country' }).click();
  await expect(star).toBeVisible();
});
