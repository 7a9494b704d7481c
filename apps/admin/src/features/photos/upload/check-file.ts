import { type FileKind, HEAD_LENGTH, kindOf } from '@expat-buddy/domain/photo/file-kind';
import { t } from '#i18n/t.ts';

/** 1,572,864 → "1.5 MB". */
function formatBytes(bytes: number): string {
  if (bytes < 1_000_000)
    return t('{kilobytes} kB', { kilobytes: Math.max(1, Math.round(bytes / 1024)) });
  return t('{megabytes} MB', { megabytes: (bytes / 1024 / 1024).toFixed(1) });
}

/** The bucket's limit. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;

/** The file itself is invalid, so a retry cannot help. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

const ACCEPTED = t('Photos must be JPEG, PNG, WebP, AVIF or HEIC.');

const refusals: Partial<Record<FileKind, string>> = {
  gif: t('This is a GIF. {accepted}', { accepted: ACCEPTED }),
  pdf: t('This is a PDF. {accepted}', { accepted: ACCEPTED }),
  svg: t('This is an SVG drawing, which can carry a script. {accepted}', { accepted: ACCEPTED }),
  html: t('This is a web page, not a photo, whatever its name says. {accepted}', {
    accepted: ACCEPTED,
  }),
  unknown: t('This is not a photo in a supported format, whatever its name says. {accepted}', {
    accepted: ACCEPTED,
  }),
};

/** What kind of photo the file is. Throws FileRefused with a sentence for the person. */
export async function checkFile(file: Blob): Promise<FileKind> {
  if (file.size === 0) throw new FileRefused(t('The file is empty.'));
  if (file.size > MAXIMUM_BYTES) {
    throw new FileRefused(
      t('The file is {size}. The limit is {limit}: make it smaller and try again.', {
        size: formatBytes(file.size),
        limit: formatBytes(MAXIMUM_BYTES),
      }),
    );
  }
  const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  const kind = kindOf(head);
  const refusal = refusals[kind];
  if (refusal) throw new FileRefused(refusal);
  return kind;
}
