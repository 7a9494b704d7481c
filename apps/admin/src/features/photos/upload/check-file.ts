import { type FileKind, HEAD_LENGTH, kindOf } from '@expat-buddy/domain/photo/file-kind';

/** 1,572,864 → "1.5 MB". */
function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** The bucket's limit. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;

/** The file itself is invalid, so a retry cannot help. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

const TAKEN = 'Photos must be JPEG, PNG, WebP or AVIF.';

const refusals: Partial<Record<FileKind, string>> = {
  heic: 'This is a HEIC photo, which most browsers cannot read. Save it as JPEG first.',
  gif: `This is a GIF. ${TAKEN}`,
  pdf: `This is a PDF. ${TAKEN}`,
  svg: `This is an SVG drawing, which can carry a script. ${TAKEN}`,
  html: `This is a web page, not a photo, whatever its name says. ${TAKEN}`,
  unknown: `This is not a photo in a supported format, whatever its name says. ${TAKEN}`,
};

/** Throws FileRefused with a sentence for the person. */
export async function checkFile(file: Blob): Promise<void> {
  if (file.size === 0) throw new FileRefused('The file is empty.');
  if (file.size > MAXIMUM_BYTES) {
    throw new FileRefused(
      `The file is ${formatBytes(file.size)}. The limit is ${formatBytes(MAXIMUM_BYTES)}: make it smaller and try again.`,
    );
  }
  const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  const refusal = refusals[kindOf(head)];
  if (refusal) throw new FileRefused(refusal);
}
