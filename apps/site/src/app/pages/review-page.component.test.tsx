import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { env } from '#lib/env.ts';
import { renderPage } from '#testing/render-site.tsx';

const open = {
  state: 'open',
  name: 'Amina',
  month: '2026-10-01',
  titles: ['Diving'],
  expires_at: '2026-12-12T08:00:00Z',
};
const written = {
  state: 'written',
  name: 'Amina',
  month: '2026-10-01',
  rating: 4,
  comment: 'It was good, mostly.',
  status: 'rejected',
  rejection_reason: 'advertising',
  answer: '',
  created_at: '2026-11-01T08:00:00Z',
};

const calls: Record<string, unknown>[] = [];
let answers: Record<string, () => Response>;
const found = (review: object) => () => Response.json({ success: true, review });
const done = () => Response.json({ success: true });

beforeEach(() => {
  calls.length = 0;
  answers = { open: found(open), write: done, withdraw: done, decline: done };
  const original = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== `${env.supabaseUrl}/functions/v1/reviews`) return original(input, init);
    const body = JSON.parse(String(init?.body));
    calls.push(body);
    return answers[body.action]?.() ?? new Response(null, { status: 500 });
  });
  window.history.replaceState(null, '', '#the-token');
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', window.location.pathname);
});

it('sends what was written, and then shows it', async () => {
  await renderPage('/review');
  await expect.element(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  expect(window.location.hash).toBe('');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect.element(page.getByText('Please choose 1 to 5 stars.')).toBeVisible();
  await expect.element(page.getByText('Please write at least 10 characters.')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).click();
  await page.getByLabelText('Your review').fill(written.comment);
  await page.getByLabelText('Month of the trip').selectOptions('September 2026');
  answers.open = found({ ...written, status: 'pending', rejection_reason: null });
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect.element(page.getByText(/It is waiting to be read/)).toBeVisible();
  expect(calls[1]).toEqual({
    action: 'write',
    token: 'the-token',
    review: { rating: 4, comment: written.comment, name: 'Amina', visited_month: '2026-09-01' },
  });
});

it('keeps the text when it could not be sent', async () => {
  answers.write = () => new Response(null, { status: 429 });
  await renderPage('/review');
  await page.getByRole('radio', { name: '5 stars' }).click();
  await page.getByLabelText('Your review').fill(written.comment);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect.element(page.getByText(/too many attempts from your network/)).toBeVisible();
  await expect.element(page.getByLabelText('Your review')).toHaveValue(written.comment);
});

it('tells the author why it was rejected, and withdraws it', async () => {
  answers.open = found(written);
  await renderPage('/review');
  await expect.element(page.getByText('Reason: Advertising or links.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw my review' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Your review is withdrawn' }))
    .toBeVisible();
});

it('stops asking', async () => {
  await renderPage('/review');
  await page.getByRole('button', { name: 'Don’t ask me for reviews again' }).click();
  await expect.element(page.getByRole('heading', { name: 'We won’t ask again' })).toBeVisible();
  expect(calls.at(-1)).toEqual({ action: 'decline', token: 'the-token' });
});

it('says the same about every link that opens nothing', async () => {
  answers.open = () => Response.json({ success: false, review: null });
  await renderPage('/review');
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
