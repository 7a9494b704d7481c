import { newSubmissionId as newUuid } from '@expat-buddy/domain/inquiry/submission-id';
import { HEAD_LENGTH, kindOf } from '@expat-buddy/domain/photo/file-kind';
import { reviewPhotoLimits } from '@expat-buddy/domain/review/photo-limits';
import { drawJpeg } from '#lib/pictures/draw-jpeg.ts';
import type { PhotoRefusal, ReviewUpload } from './review-upload.ts';

/** One file for thumbnail and full screen, because what visitors see is what staff have seen. */
const LONGEST_SIDE = 1280;
const QUALITY = 0.8;

const accepted = ['jpeg', 'png', 'heic'];

/** Checks a chosen file by its content and re-encodes it, which removes place and camera. */
export async function readPhoto(file: File): Promise<ReviewUpload | PhotoRefusal> {
  const kind = kindOf(new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()));
  if (!accepted.includes(kind)) return 'otherType';
  if (file.size > reviewPhotoLimits.bytes) return 'tooLarge';
  const blob = await drawJpeg(file, { quality: QUALITY, longest: LONGEST_SIDE });
  if (blob === 'damaged' && kind === 'heic') return 'heic';
  if (typeof blob === 'string') return blob;
  return {
    id: newUuid(),
    name: file.name,
    caption: '',
    blob,
    url: URL.createObjectURL(blob),
    state: 'ready',
    progress: 0,
  };
}
