import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { env } from '#lib/env.ts';
import { fakeUploads } from '#testing/fake-uploads.ts';
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
  photos: [] as object[],
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
    photos: [],
  });
});

async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2000, 1000);
  canvas.getContext('2d')?.fillRect(0, 0, 2000, 1000);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function writeWith(...files: File[]) {
  await renderPage('/review');
  await page.getByRole('radio', { name: '4 stars' }).click();
  await page.getByLabelText('Your review').fill(written.comment);
  await page.getByLabelText('Add photos').upload(files);
}
const photos = page.getByRole('list', { name: 'Photos of your review' }).getByRole('listitem');

it('sends photos after the review, smaller and without their metadata', async () => {
  const uploads = fakeUploads();
  await writeWith(await photo('camp.png'), await photo('dune.png'));
  await expect.poll(() => photos.elements()).toHaveLength(2);
  await page.getByLabelText('Caption of photo 1').fill('Our camp');
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  const [id, sent] = ['00000000-0000-4000-8000-000000000001', { ...written, status: 'pending' }];
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  answers.open = found({ ...sent, photos: [{ id, caption: 'Our camp', url }] });
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect.element(page.getByRole('list', { name: 'Your photos' })).toBeVisible();
  const [upload] = uploads.sent;
  const photoId = upload?.url.searchParams.get('photo');
  expect(calls[1]).toMatchObject({ photos: [{ id: photoId, caption: 'Our camp' }] });
  expect(upload?.body.type).toBe('image/jpeg');
  const bitmap = await createImageBitmap(upload?.body as Blob);
  expect([bitmap.width, bitmap.height]).toEqual([1280, 640]);
});

it('refuses photos that the browser would turn into noise', async () => {
  const pixel = new ImageData(new Uint8ClampedArray([45, 55, 54, 255]), 1);
  const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
  read.mockReturnValue(pixel);
  onTestFinished(() => read.mockRestore());
  await writeWith(await photo('camp.png'));
  await expect
    .element(page.getByText(/^camp\.png was not added: .* fingerprinting .* another browser/))
    .toBeVisible();
  expect(photos.elements()).toEqual([]);
});

it('offers photos that could not be sent again, without the review', async () => {
  const uploads = fakeUploads();
  uploads.answerNext(0, 0);
  await writeWith(await photo('camp.png'));
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect.element(page.getByText('Not all of your photos could be sent.')).toBeVisible();
  answers.open = found({ ...written, status: 'pending', rejection_reason: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Thank you for your review' }))
    .toBeVisible();
  expect(calls.filter(({ action }) => action === 'write')).toHaveLength(1);
});

it.each([
  ['a letter', new File(['%PDF-1.7'], 'letter.jpg'), 'letter.jpg is not a JPEG or PNG photo.'],
  ['HEIC, here', new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.heic'), /a HEIC photo/],
  ['half a photo', new File([new Uint8Array([255, 216, 255])], 'a.jpg'), /may be damaged/],
])('refuses %s', async (_, file, sentence) => {
  await writeWith(file);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it('takes five photos', async () => {
  await writeWith(...(await Promise.all('abcdef'.split('').map(photo))));
  await expect.poll(() => photos.elements()).toHaveLength(5);
  await expect.element(page.getByText(/up to 5 photos\./)).toBeVisible();
  await expect.element(page.getByLabelText('Add photos')).toBeDisabled();
});

it('tells the author which photo is not published, and which did not arrive', async () => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  answers.open = found({
    ...written,
    photos: [
      { id: 'a', caption: '', url, rejection_reason: 'personal_data' },
      { id: 'b', caption: '', url: null, rejection_reason: null },
    ],
  });
  await renderPage('/review');
  await expect
    .element(page.getByText('Not published: Private details of other people.'))
    .toBeVisible();
  await expect.element(page.getByText('1 photo did not arrive.')).toBeVisible();
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
