// Photos of a single test: picture files, rows and stored files, deleted afterwards.
import type { Page } from '@playwright/test';
import { server } from './api.ts';
import { test as base } from './fixtures.ts';

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };
export type OwnPhoto = { id: string; path: string; alt: string; credit: string };

export const bucket = () => server().storage.from('photos');
export const newKey = () => crypto.randomUUID().slice(0, 8);
export const publicAddress = (path: string) => bucket().getPublicUrl(path).data.publicUrl;

/** A picture with a red left half and a blue right half, encoded by the browser. */
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

/** The same JPEG with the EXIF data of a phone: rotated, with a description and a location. */
export function withPlaceInside(jpeg: PictureFile, description: string): PictureFile {
  const text = [...Buffer.from(`${description}\0`)];
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
  /** Adds a published photo with one file. */
  add: () => Promise<OwnPhoto>;
  /** Shows a photo in an activity. */
  showIn: (photo: OwnPhoto, activityId: string) => Promise<void>;
  /** Deletes photos afterwards that the test created through the user interface. */
  forget: (...ids: string[]) => void;
};

// The smallest possible WebP.
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

/** A test with `library`, which creates the photos it needs. */
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
