/**
 * A photo as JPEG, upright and without its metadata, at most `longest` pixels on a side. Undefined if the browser cannot
 * read it: only Safari decodes HEIC.
 */
export async function drawJpeg(
  photo: Blob,
  { quality, longest = Number.POSITIVE_INFINITY }: { quality: number; longest?: number },
): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // Where a PNG is transparent.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    return jpeg ?? undefined;
  } catch {
    return undefined;
  }
}
