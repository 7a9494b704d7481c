import { AdminContext, testDataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReviewRecord } from '../review.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

const review = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Amina',
  status: 'published',
  photos: [
    { id: 'b', position: 2, caption: '', rejection_reason: 'off_topic', public_at: null },
    { id: 'a', position: 1, caption: 'Our camp', rejection_reason: null, public_at: null },
  ],
} as unknown as ReviewRecord;

const sent: { url: URL; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
    const url = new URL(String(input));
    sent.push({ url, body: JSON.parse(String(init.body)) });
    if (url.pathname.startsWith('/rest/')) return new Response(null, { status: 204 });
    return Response.json({ success: true, links: { a: '/sign/a', b: '/sign/b' } });
  });
});

const renderPhotos = (changes: Partial<ReviewRecord> = {}) =>
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ReviewPhotos review={{ ...review, ...changes }} />
    </AdminContext>,
  );

it('shows each photo in its order, and says what becomes of it', async () => {
  await renderPhotos();
  const photos = page.getByRole('listitem');
  await expect.element(photos.nth(0).getByAltText('Photo 1: Our camp')).toBeInTheDocument();
  await expect.element(photos.nth(0)).toMatchTextContent('Appears on the site within a minute');
  await expect.element(photos.nth(1)).toMatchTextContent('Left out: Not about the trip or service');
  expect(sent[0]?.body).toEqual({ reviews: [review.id] });
});

it('is left out for one of the published reasons, and put back', async () => {
  await renderPhotos();
  await page.getByRole('button', { name: 'Leave out photo 1 of the review of Amina' }).click();
  const dialog = page.getByRole('dialog', { name: /^Leave out photo 1/ });
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await expect.element(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Private details of other people' }).click();
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Put back photo 2 of the review of Amina' }).click();
  const decisions = () => sent.filter(({ url }) => url.pathname === '/rest/v1/review_photos');
  await vi.waitFor(() => expect(decisions()).toHaveLength(2));
  expect(decisions().map(({ url, body }) => [url.searchParams.get('id'), body])).toEqual([
    ['eq.a', { rejection_reason: 'personal_data' }],
    ['eq.b', { rejection_reason: null }],
  ]);
});

it('opens large', async () => {
  await renderPhotos();
  await page.getByRole('button', { name: 'Photo 1: Our camp' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos of the review of Amina' });
  await expect.element(viewer.getByRole('status')).toMatchTextContent(/1 of 2 · Our camp/);
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect.element(viewer.getByRole('status')).toMatchTextContent('2 of 2');
});

it('asks for nothing without photos', async () => {
  await renderPhotos({ photos: [] });
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
