import halvesUrl from '@expat-buddy/heic/halves.heic?url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FileRefused } from './check-file.ts';
import { preparePhoto } from './prepare-photo.ts';

const { signal } = new AbortController();

it('converts HEIC photos, several at once', async () => {
  const heic = await (await fetch(halvesUrl)).blob();
  const [photo] = await Promise.all([preparePhoto(heic, signal), preparePhoto(heic, signal)]);
  expect(photo?.named).toMatchObject({ width: 960, height: 640 });
  const bitmap = await createImageBitmap(photo?.named.blob ?? new Blob());
  const context = new OffscreenCanvas(960, 640).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colourAt = (x: number) => [...(context?.getImageData(x, 320, 1, 1).data ?? [])];
  const [red = 0, , blueOfRed = 0] = colourAt(100);
  const [redOfBlue = 0, , blue = 0] = colourAt(860);
  expect(red).toBeGreaterThan(blueOfRed + 100);
  expect(blue).toBeGreaterThan(redOfBlue + 60);
}, 30_000);

it('refuses a HEIC file without a picture', async () => {
  const file = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC');
  await expect(preparePhoto(file, signal)).rejects.toThrow(FileRefused);
  await expect(preparePhoto(file, signal)).rejects.toThrow(/cannot be converted/);
});

async function preparing(bits: number[]) {
  const pixel = new ImageData(new Uint8ClampedArray([...bits, 255]), 1);
  const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(pixel);
  onTestFinished(() => read.mockRestore());
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
  return preparePhoto(await canvas.convertToBlob(), signal);
}

it('stores no noise where the browser hides what is drawn, and can be tried again', async () => {
  const error = await preparing([45, 55, 54]).catch((reason: Error) => reason);
  expect(error).toHaveProperty('message', expect.stringMatching(/fingerprinting/));
  expect(error).not.toBeInstanceOf(FileRefused);
});

it('accepts pixels that the browser changes a little', async () => {
  expect((await preparing([201, 30, 29])).named.width).toBe(30);
});
