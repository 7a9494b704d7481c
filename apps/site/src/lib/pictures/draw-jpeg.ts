import { canvasReturnsNoise } from '@expat-buddy/domain/browser/canvas-noise';
import { HEAD_LENGTH, kindOf } from '@expat-buddy/domain/photo/file-kind';

/** Only Safari decodes HEIC itself; the code for the others is fetched with the first such photo. */
async function decode(photo: Blob): Promise<ImageBitmap> {
  const head = new Uint8Array(await photo.slice(0, HEAD_LENGTH).arrayBuffer());
  if (kindOf(head) !== 'heic') {
    return createImageBitmap(photo, { imageOrientation: 'from-image' });
  }
  const { decodeHeic } = await import('@expat-buddy/heic');
  return decodeHeic(photo);
}

export type DrawFailure = 'damaged' | 'noise';

/**
 * A photo as JPEG, upright and without its metadata, at most `longest` pixels on a side, or why there is none.
 */
export async function drawJpeg(
  photo: Blob,
  { quality, longest = Number.POSITIVE_INFINITY }: { quality: number; longest?: number },
): Promise<Blob | DrawFailure> {
  try {
    const bitmap = await decode(photo);
    if (canvasReturnsNoise()) return 'noise';
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return 'damaged';
    // Where a PNG is transparent.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    return jpeg ?? 'damaged';
  } catch {
    return 'damaged';
  }
}
