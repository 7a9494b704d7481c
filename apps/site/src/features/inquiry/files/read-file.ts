import { newSubmissionId } from '@expat-buddy/domain/inquiry/submission-id';
import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { inquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import { HEAD_LENGTH, kindOf } from '@expat-buddy/domain/photo/file-kind';
import { drawJpeg } from '#lib/pictures/draw-jpeg.ts';
import type { Attachment } from './attachment.ts';

export type FileRefusal = 'tooMany' | 'tooLarge' | 'empty' | 'heic' | 'noise' | 'otherType';

const JPEG_QUALITY = 0.9;

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());

/** Checks a chosen file by its content, as the server does again. iPhone photos become JPEG where possible. */
export async function readFile(file: File): Promise<Attachment | FileRefusal> {
  if (file.size === 0) return 'empty';
  let blob: Blob = file;
  let name = file.name;
  if (kindOf(await headOf(file)) === 'heic') {
    const jpeg = await drawJpeg(file, { quality: JPEG_QUALITY });
    if (typeof jpeg === 'string') return jpeg === 'noise' ? jpeg : 'heic';
    blob = jpeg;
    name = `${name.replace(/\.\w+$/, '')}.jpg`;
  }
  if (blob.size > inquiryFileLimits.bytes) return 'tooLarge';
  const type = inquiryFileType(await headOf(blob));
  if (!type) return 'otherType';
  return {
    id: newSubmissionId(),
    name: cleanFileName(name),
    type,
    blob,
    state: 'ready',
    progress: 0,
  };
}
