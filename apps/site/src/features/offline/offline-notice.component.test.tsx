import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useQuery } from '#hydrate/use-query.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { listenToPage } from '#testing/live-region.ts';
import { renderInSite } from '#testing/render-site.tsx';
import OfflineNotice from './offline-notice.tsx';

function Data() {
  const { isSuccess } = useQuery(siteSettingsQueries.current());
  return isSuccess && <p>Read</p>;
}

it('names the age of a copy only on a page that has one', async () => {
  fakeApi().answer('site_settings', [{}]);
  const { documentElement: root } = document;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    isOnline.mockRestore();
    root.removeAttribute('data-loading');
  });
  root.toggleAttribute('data-loading', true);
  await renderInSite(
    <>
      <Data />
      <OfflineNotice />
    </>,
  );
  const copy = page.getByText(/You are reading a copy from/);
  await expect.element(copy).toBeInTheDocument();
  await expect.element(copy).not.toBeVisible();
  await expect.element(page.getByRole('link', { name: /offline/ })).not.toBeInTheDocument();
  root.removeAttribute('data-loading');
  await expect.element(copy).toBeVisible();
});

it('notices on a page that reads nothing that the connection is back', async () => {
  fakeApi().answer('site_settings', [{}]);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  await renderInSite(<OfflineNotice />);
  const sign = page.getByRole('region', { name: 'Connection' });
  await expect.element(sign).toBeVisible();
  isOnline.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(sign).not.toBeInTheDocument();
});

it('tries again soon when requests fail at first although the device says it is online', async () => {
  const api = fakeApi();
  api.answer('site_settings', [{}]);
  api.fail('site_settings', 'refuses the connection');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  await renderInSite(<OfflineNotice />);
  const sign = page.getByRole('region', { name: 'Connection' });
  await expect.element(sign).toBeVisible();
  isOnline.mockRestore();
  const request = vi.mocked(window.fetch).mockClear();
  window.dispatchEvent(new Event('online'));
  // The query client retries a failed read twice.
  await expect.poll(() => request.mock.calls.length).toBe(3);
  api.mend('site_settings');
  await expect.element(sign, { timeout: 8000 }).not.toBeInTheDocument();
});

it('says once that the connection is gone, and once that it is back', async () => {
  fakeApi().answer('site_settings', [{}]);
  await renderInSite(
    <>
      <Data />
      <OfflineNotice />
    </>,
  );
  await expect.element(page.getByText('Read', { exact: true })).toBeVisible();
  const heard = listenToPage();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByRole('region', { name: 'Connection' })).toBeVisible();
  isOnline.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The connection is back.')).toBeInTheDocument();
  expect(heard).toEqual(['No connection.', 'The connection is back.']);
});
