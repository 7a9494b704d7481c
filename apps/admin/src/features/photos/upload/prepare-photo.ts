import { canvasReturnsNoise } from '@expat-buddy/domain/browser/canvas-noise';
import type { FileKind } from '@expat-buddy/domain/photo/file-kind';
import {
  namedWidth,
  type PhotoFormat,
  photoPaths,
  planWidths,
} from '@expat-buddy/domain/photo/sizes';
import { t } from '#i18n/t.ts';
import { checkFile, FileRefused } from './check-file.ts';

export type PhotoFile = { width: number; height: number; path: string; blob: Blob };

/** Re-encoded from its pixels, so no metadata of the original is left. */
export type PreparedPhoto = {
  id: string;
  /** Sorted by width. */
  files: PhotoFile[];
  /** The file that records refer to. */
  named: PhotoFile;
};

/** The longest side ratio that a canvas can hold. */
const LONGEST_SIDES = 5;
const QUALITY = 0.82;
const DAMAGED_HEIC = 'DamagedHeic';

async function decode(file: Blob, kind: FileKind): Promise<ImageBitmap> {
  if (kind === 'heic') return convertHeic(file);
  try {
    // Applies the EXIF orientation, which is then dropped.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new FileRefused(t('The browser cannot read this photo. The file may be damaged.'));
  }
}

/** Only Safari reads HEIC itself; the code for the others is fetched with the first such photo. */
async function convertHeic(file: Blob): Promise<ImageBitmap> {
  try {
    const { decodeHeic } = await import('@expat-buddy/heic');
    return await decodeHeic(file);
  } catch (error) {
    if (error instanceof Error && error.name === DAMAGED_HEIC) {
      throw new FileRefused(
        t(
          'This HEIC photo cannot be converted. The file may be damaged; save it as JPEG and try again.',
        ),
      );
    }
    throw new Error(
      t('What converts HEIC photos could not be loaded. Check the connection and try again.'),
    );
  }
}

async function draw(bitmap: ImageBitmap, width: number, type: string): Promise<Blob> {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error(t('The browser does not have enough memory for this photo. Close other tabs.'));
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality: QUALITY });
}

/** WebP, or JPEG where the browser cannot encode WebP and returns a PNG. */
async function drawAll(bitmap: ImageBitmap, widths: number[], signal: AbortSignal) {
  let format: PhotoFormat = 'webp';
  const blobs: Blob[] = [];
  for (const width of widths) {
    signal.throwIfAborted();
    let blob = await draw(bitmap, width, format === 'webp' ? 'image/webp' : 'image/jpeg');
    if (format === 'webp' && blob.type !== 'image/webp') {
      format = 'jpg';
      blob = await draw(bitmap, width, 'image/jpeg');
    }
    blobs.push(blob);
  }
  return { format, blobs };
}

/**
 * Validates a file and renders its sizes. The original with its location and camera data is never
 * uploaded. Throws FileRefused.
 */
export async function preparePhoto(file: Blob, signal: AbortSignal): Promise<PreparedPhoto> {
  const kind = await checkFile(file);
  const bitmap = await decode(file, kind);
  try {
    const ratio = bitmap.width / bitmap.height;
    if (Math.max(ratio, 1 / ratio) > LONGEST_SIDES) {
      throw new FileRefused(t('The photo is too long and narrow. Crop it first.'));
    }
    // No refusal: a retry succeeds once the browser allows it.
    if (canvasReturnsNoise()) {
      throw new Error(
        t(
          'This browser’s fingerprinting protection would turn the photo into noise. Allow this site to use image data (canvas) in the address bar, then try again, or use another browser.',
        ),
      );
    }
    const widths = planWidths(bitmap.width);
    const { format, blobs } = await drawAll(bitmap, widths, signal);
    const id = crypto.randomUUID();
    const paths = photoPaths(id, widths, format, new Date().getFullYear());
    const files = widths.map((width, at) => ({
      width,
      height: Math.max(1, Math.round(width / ratio)),
      path: paths[at] ?? '',
      blob: blobs[at] ?? new Blob(),
    }));
    const named = files[widths.indexOf(namedWidth(widths))];
    if (!named) throw new Error(t('No size was made.'));
    return { id, files, named };
  } finally {
    bitmap.close();
  }
}
