// The security headers.
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedErrors: [/Content Security Policy/] });

test('an injected script neither runs nor sends data', async ({ page }) => {
  for (const path of ['/', '/admin/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const outcome = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.hasRun = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x:" onerror="window.hasRun = true">',
      );
      const sent = await fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      );
      return { hasRun: 'hasRun' in window, sent };
    });
    expect(outcome, path).toEqual({ hasRun: false, sent: 'refused' });
  }
});

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/admin', '/favicon.svg', '/no/such/page']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /script-src 'self' 'sha256-[^']+';.*frame-ancestors 'self'/,
      ),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  }
});
