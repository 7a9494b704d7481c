import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { TripShare } from './trip-share.tsx';

const share = page.getByRole('button', { name: 'Share' });
const whatsapp = page.getByRole('link', { name: 'Ask on WhatsApp' });
const url = expect.stringMatching(/^http.*\/travels\/timimoun$/);

beforeEach(() => {
  fakeApi();
  onTestFinished(() => void vi.restoreAllMocks());
});

const renderShare = (number = '') =>
  renderInSite(<TripShare title="Red Timimoun" path="/travels/timimoun" whatsapp={number} />);

function replaceNavigator(property: 'share' | 'clipboard', value: unknown) {
  const own = Object.getOwnPropertyDescriptor(navigator, property);
  Object.defineProperty(navigator, property, { value, configurable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, property, own);
    else Reflect.deleteProperty(navigator, property);
  });
}

it('opens the share sheet of the device', async () => {
  const sheet = vi.fn(async () => {});
  replaceNavigator('share', sheet);
  await renderShare();
  await share.click();
  expect(sheet).toHaveBeenCalledWith({ title: 'Red Timimoun', url });
});

it('says nothing when the visitor closes the share sheet', async () => {
  const writeText = vi.fn(async () => {});
  const sheet = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  replaceNavigator('share', sheet);
  replaceNavigator('clipboard', { writeText });
  await renderShare();
  await share.click();
  await expect.poll(() => sheet.mock.settledResults.length).toBe(1);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the link without a share sheet, and confirms it', async () => {
  const writeText = vi.fn(async () => {});
  replaceNavigator('share', undefined);
  replaceNavigator('clipboard', { writeText });
  await renderShare();
  await share.click();
  await expect.element(page.getByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(url);
});

it('shows the link when it cannot be copied', async () => {
  replaceNavigator('share', undefined);
  replaceNavigator('clipboard', undefined);
  await renderShare();
  await share.click();
  await expect.element(page.getByText('Copy this link')).toBeVisible();
  await expect.element(page.getByText(/\/travels\/timimoun$/)).toBeVisible();
});

it('offers WhatsApp only with a number, and names the trip in the message', async () => {
  const { rerender } = await renderShare();
  await expect.element(share).toBeVisible();
  await expect.element(whatsapp).not.toBeInTheDocument();
  await rerender(
    <TripShare title="Red Timimoun" path="/travels/timimoun" whatsapp="+213 555 12" />,
  );
  const address = new URL((whatsapp.element() as HTMLAnchorElement).href);
  expect(address.origin + address.pathname).toBe('https://wa.me/21355512');
  const message = address.searchParams.get('text');
  expect(message).toContain('“Red Timimoun”');
  expect(message).toMatch(/\/travels\/timimoun$/);
});
