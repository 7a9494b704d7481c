// Photos of a test's own: real picture files, rows and files in the bucket, gone afterwards.
import type { Page } from '@playwright/test';
import { server } from './api.ts';
import { test as base } from './fixtures.ts';

type PictureFile = { name: string; mimeType: string; buffer: Buffer };
export type OwnPhoto = { id: string; path: string; alt: string; credit: string };

export const bucket = () => server().storage.from('photos');
export const newKey = () => crypto.randomUUID().slice(0, 8);
export const publicAddress = (path: string) => bucket().getPublicUrl(path).data.publicUrl;

/** A picture of two colours, left and right, as a browser writes it. */
export async function drawPicture(
  page: Page,
  name: string,
  { width = 1200, height = 800, type = 'image/jpeg' } = {},
): Promise<PictureFile> {
  const base64 = await page.evaluate(
    async ([width, height, type]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = '#c00';
      context.fillRect(0, 0, width / 2, height);
      context.fillStyle = '#00c';
      context.fillRect(width / 2, 0, width / 2, height);
      return canvas.toDataURL(type).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value & 65535)];
const entry = (tag: number, type: number, count: number, value: number[]) => [
  ...short(tag),
  ...short(type),
  ...long(count),
  ...value,
];

/** The same JPEG as a telephone held upright writes it: to be turned, with words and a place in it. */
export function withPlaceInside(jpeg: PictureFile, words: string): PictureFile {
  const text = [...Buffer.from(`${words}\0`)];
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const textAt = gpsAt + 2 + 12 + 4;
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...short(3),
    ...entry(0x010e, 2, text.length, long(textAt)), // ImageDescription
    ...entry(0x0112, 3, 1, [...short(6), 0, 0]), // Orientation: a quarter turn
    ...entry(0x8825, 4, 1, long(gpsAt)), // GPSInfo
    ...long(0),
    ...short(1),
    ...entry(0x0001, 2, 2, [78, 0, 0, 0]), // GPSLatitudeRef: N
    ...long(0),
    ...text,
  ];
  const segment = [...Buffer.from('Exif\0\0'), ...tiff];
  const app1 = Buffer.from([0xff, 0xe1, ...short(segment.length + 2), ...segment]);
  const buffer = Buffer.concat([jpeg.buffer.subarray(0, 2), app1, jpeg.buffer.subarray(2)]);
  return { ...jpeg, buffer };
}

type Library = {
  /** A published photo with one file. */
  add: () => Promise<OwnPhoto>;
  /** Puts a photo into an activity. */
  showIn: (photo: OwnPhoto, activityId: string) => Promise<void>;
  /** Photos that the test made on the screen, to go afterwards. */
  forget: (...ids: string[]) => void;
};

// The smallest WebP there is: what matters is that a file is served.
const SMALLEST = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

async function addPhoto(): Promise<OwnPhoto> {
  const id = crypto.randomUUID();
  const path = `2026/${id}-w480/480.webp`;
  const key = newKey();
  const [alt, credit] = [`Dunes ${key}`, `Test studio ${key}`];
  const { error } = await bucket().upload(path, SMALLEST, { contentType: 'image/webp' });
  if (error) throw error;
  const file = { mime_type: 'image/webp', width: 1, height: 1, bytes: SMALLEST.length };
  await server()
    .from('photos')
    .insert({ id, path, alt, credit, status: 'published', ...file, sizes: [{ width: 480, path }] })
    .throwOnError();
  return { id, path, alt, credit };
}

async function removePhotos(ids: string[]): Promise<void> {
  const { data: uses } = await server()
    .from('photo_uses')
    .select('record_id')
    .eq('resource', 'activities')
    .in('photo_id', ids)
    .throwOnError();
  const shownIn = uses.map(({ record_id }) => record_id ?? '');
  await server().from('activities').update({ image: '' }).in('id', shownIn).throwOnError();
  const { data } = await server()
    .from('photos')
    .delete()
    .in('id', ids)
    .select('path, sizes')
    .throwOnError();
  const paths = data.flatMap(({ path, sizes }) => [
    path,
    ...(sizes as { path: string }[]).map((size) => size.path),
  ]);
  if (paths.length > 0) await bucket().remove(paths);
}

/** The test of the photo specs: `library` makes what a test needs, and clears it away. */
export const test = base.extend<{ library: Library }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern.
  library: async ({}, use) => {
    const ids: string[] = [];
    await use({
      add: async () => {
        const photo = await addPhoto();
        ids.push(photo.id);
        return photo;
      },
      showIn: async ({ path }, activityId) => {
        await server()
          .from('activities')
          .update({ image: publicAddress(path) })
          .eq('id', activityId)
          .throwOnError();
      },
      forget: (...made) => void ids.push(...made),
    });
    await removePhotos(ids);
  },
});
