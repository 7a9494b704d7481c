import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { accounts, password } from '../support/settings.ts';

test('staff work in French from the sign-in page on', async ({ page }) => {
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(accounts.staff);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await page.getByRole('link', { name: 'Voyages', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Une journée dans la Casbah' })).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter un voyage' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Veuillez saisir un titre.')).toBeVisible();
  await expect(page.getByText('Pas encore enregistré')).toBeVisible();
});
