// A browser that blocks cookies, and with them every storage of the site.
import { expect, test } from '../support/fixtures.ts';

test('the back office says what is blocked and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  for (const path of ['/admin', '/admin/auth', '/admin/travels']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This browser blocks the storage of this site',
    );
    await expect(page.getByText(/Allow cookies and site data/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  }
});
