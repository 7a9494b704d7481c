import halvesUrl from '@expat-buddy/heic/halves.heic?url';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeApi, fakeApi } from '#testing/fake-api.ts';
import { type FakeUploads, fakeUploads } from '#testing/fake-uploads.ts';
import { listenToPage } from '#testing/live-region.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { InquiryButton } from '../inquiry-button.tsx';
import { sendWaitingInquiries } from '../waiting-inquiries.ts';
import { readKeptFiles } from './kept-files.ts';

let api: FakeApi;
let uploads: FakeUploads;
const dialog = page.getByRole('dialog', { name: 'Contact Us' });
const files = dialog.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
const choose = dialog.getByLabelText('Choose files');
const submit = dialog.getByRole('button', { name: 'Send Inquiry' });

beforeEach(() => {
  api = fakeApi();
  uploads = fakeUploads();
});

async function photo(name = 'light.png'): Promise<File> {
  const canvas = new OffscreenCanvas(4, 3);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 3);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const letter = (name = 'letter.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** A subject of its own, because drafts and their files belong to it. */
async function openForm() {
  const serviceLabel = crypto.randomUUID();
  await renderInSite(
    <InquiryButton inquiry={{ serviceType: 'mechanic', serviceLabel }}>Ask</InquiryButton>,
  );
  await page.getByRole('main').getByRole('button', { name: 'Ask' }).click();
  await dialog.getByPlaceholder('Your name').fill('Amel');
  await dialog.getByPlaceholder('Your email').fill('amel@example.org');
  await dialog.getByLabelText('Message').fill('A warning light is on.');
}

function drop(...dropped: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of dropped) dataTransfer.items.add(file);
  const form = dialog.element().querySelector('form');
  form?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const savedId = () => (api.postedTo('contact_submissions')[0] as { id: string }).id;
const sentNames = () => uploads.sent.map(({ url }) => url.searchParams.get('name'));

describe('choosing files', () => {
  it('shows each with a preview, and lets it be removed', async () => {
    await openForm();
    const heard = listenToPage();
    await choose.upload([await photo(), letter()]);
    await expect.poll(() => files.elements()).toHaveLength(2);
    await expect
      .element(choose)
      .toHaveAccessibleDescription('letter.pdf, 1 kB, added. 2 of 3 files.');
    expect(heard).toContain('letter.pdf, 1 kB, added. 2 of 3 files.');
    await expect.poll(() => files.nth(0).element().querySelector('img')?.naturalWidth).toBe(4);
    await dialog.getByRole('button', { name: 'Remove light.png' }).click();
    await expect.element(files).toMatchTextContent('letter.pdf');
    await expect.element(choose).toHaveAccessibleDescription('1 of 3 files.');
    await expect.element(choose).toHaveFocus();
  });

  it.each([
    [
      'a renamed page',
      new File(['<!doctype html>'], 'light.jpg', { type: 'image/jpeg' }),
      'light.jpg is not a JPEG, PNG or PDF file.',
    ],
    [
      'too large',
      new File(['\x89PNG\r\n\x1a\n', new Uint8Array(10 * 1024 * 1024)], 'big.png'),
      'big.png is larger than 10 MB. Choose a smaller file.',
    ],
    [
      'HEIC without a picture',
      new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC'),
      'IMG_1.HEIC is a HEIC photo that could not be converted. Save it as JPEG and add it again.',
    ],
    ['empty', new File([], 'nothing.pdf'), 'nothing.pdf is empty.'],
  ])('says why a file is not taken: %s', async (_, bad, sentence) => {
    await openForm();
    drop(letter(), bad);
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    expect(files.elements()).toHaveLength(1);
    await expect.element(dialog.getByLabelText('Message')).toHaveValue('A warning light is on.');
  });

  it('converts HEIC photos on this device', async () => {
    await openForm();
    const heic = await (await fetch(halvesUrl)).blob();
    await choose.upload([new File([heic], 'IMG_1.HEIC'), new File([heic], 'IMG_2.heic')]);
    await expect.poll(() => files.elements(), { timeout: 20_000 }).toHaveLength(2);
    await expect.element(files.nth(0)).toMatchTextContent('IMG_1.jpg');
    await expect.poll(() => files.nth(1).element().querySelector('img')?.naturalWidth).toBe(960);
    await expect.element(dialog.getByText('Preparing', { exact: false })).not.toBeInTheDocument();
  });

  it('takes three', async () => {
    await openForm();
    await choose.upload(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(letter));
    await expect
      .element(dialog.getByText('d.pdf was not added: an inquiry takes up to 3 files.'))
      .toBeVisible();
    await expect.element(choose).toBeDisabled();
  });

  it('refuses what has to be drawn where the browser returns noise, and nothing else', async () => {
    const pixel = new ImageData(new Uint8ClampedArray([45, 55, 54, 255]), 1);
    const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
    read.mockReturnValue(pixel);
    onTestFinished(() => read.mockRestore());
    await openForm();
    const heic = new File([await (await fetch(halvesUrl)).blob()], 'IMG_1.HEIC');
    await choose.upload([heic, await photo(), letter()]);
    await expect
      .element(dialog.getByText(/^IMG_1\.HEIC was not added: .* fingerprinting .* as JPEG/))
      .toBeVisible();
    await expect.poll(() => files.elements()).toHaveLength(2);
  });

  it('takes what is dropped on the form', async () => {
    await openForm();
    drop(letter());
    await expect.element(files).toMatchTextContent('letter.pdf');
  });

  it('keeps them while the dialog is closed', async () => {
    await openForm();
    await choose.upload(letter());
    await expect.element(files).toMatchTextContent('letter.pdf');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('main').getByRole('button', { name: 'Ask' }).click();
    await expect.element(files).toMatchTextContent('letter.pdf');
  });
});

describe('sending', () => {
  it('sends the files of the saved inquiry with progress, then asks for the mails', async () => {
    const release = uploads.hold();
    await openForm();
    await choose.upload([await photo(), letter()]);
    await submit.click();
    const progress = dialog.getByRole('progressbar', { name: 'Sending light.png' });
    await expect.element(progress).toHaveAttribute('value', '0.5');
    expect(api.postedTo('send-email')).toEqual([]);
    release();
    await expect.element(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
    await expect.poll(() => api.postedTo('send-email')).toHaveLength(1);
    expect(sentNames()).toEqual(['light.png', 'letter.pdf']);
    for (const { url } of uploads.sent) {
      expect(url.pathname).toBe('/functions/v1/inquiry-files');
      expect(url.searchParams.get('submission')).toBe(savedId());
    }
  });

  it('tries a broken connection again, with the same id', async () => {
    uploads.answerNext(0, 200);
    await openForm();
    await choose.upload(letter());
    await submit.click();
    await expect.poll(() => uploads.sent).toHaveLength(2);
    const ids = uploads.sent.map(({ url }) => url.searchParams.get('file'));
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps the form for a file that fails, until it is sent', async () => {
    uploads.answerNext(500, 500, 200);
    await openForm();
    await choose.upload(letter());
    await submit.click();
    await expect.element(dialog.getByText('It could not be sent. Try again.')).toBeVisible();
    await expect.element(dialog.getByText(/Your inquiry has arrived./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send letter.pdf again' }).click();
    await expect.element(page.getByText('Inquiry Sent', { exact: true })).toBeVisible();
    expect(api.postedTo('contact_submissions')).toHaveLength(1);
  });

  it('finishes without a file that the visitor removes', async () => {
    uploads.answerNext(415);
    await openForm();
    await choose.upload(letter());
    await submit.click();
    await expect.element(dialog.getByText('Our server refused this file.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove letter.pdf' }).click();
    await expect.element(page.getByText(/We'll get back to you/)).toBeVisible();
  });

  it('says which files are missing when the visitor leaves the form', async () => {
    uploads.answerNext(415);
    await openForm();
    await choose.upload(letter());
    await submit.click();
    await expect.element(dialog.getByText('Our server refused this file.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Your inquiry arrived without letter.pdf.')).toBeVisible();
  });
});

describe('offline', () => {
  function setOnline(isOnline: boolean) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  }
  beforeEach(() => {
    setOnline(false);
    onTestFinished(() => {
      vi.restoreAllMocks();
      localStorage.removeItem('waitingInquiries');
    });
  });

  it('keeps the files on the device and sends them with the inquiry', async () => {
    await openForm();
    await choose.upload(letter());
    await expect.element(files).toMatchTextContent('letter.pdf');
    await submit.click();
    await expect.element(page.getByText('Inquiry waiting', { exact: true })).toBeVisible();
    expect(uploads.sent).toEqual([]);
    const [{ submissionId }] = JSON.parse(localStorage.getItem('waitingInquiries') ?? '[]');
    expect(await readKeptFiles(submissionId)).toMatchObject([{ name: 'letter.pdf' }]);

    setOnline(true);
    uploads.answerNext(0);
    await sendWaitingInquiries(true);
    expect(await readKeptFiles(submissionId), 'until all have arrived').toHaveLength(1);
    await sendWaitingInquiries(true);
    expect(await uploads.sent.at(-1)?.body.text()).toBe('%PDF-1.7\n');
    expect(await readKeptFiles(submissionId)).toEqual([]);
    expect(localStorage.getItem('waitingInquiries')).toBeNull();
  });

  it('says so, and keeps the form, where the browser cannot keep files', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await openForm();
    await choose.upload(letter());
    await expect.element(files).toMatchTextContent('letter.pdf');
    await submit.click();
    await expect.element(page.getByText(/this browser cannot keep your files/)).toBeVisible();
    await expect.element(files).toMatchTextContent('letter.pdf');
    expect(localStorage.getItem('waitingInquiries')).toBeNull();
  });
});
