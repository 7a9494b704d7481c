import { type FileKind, HEAD_LENGTH, kindOf } from '../photo/file-kind.ts';
import { decodedBytes, pictureSize } from '../photo/picture-size.ts';
import { inquiryFileLimits } from './limits.ts';

const types = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const satisfies Partial<Record<FileKind, string>>;

export type InquiryFileType = (typeof types)[keyof typeof types];

export const inquiryFileTypes: readonly InquiryFileType[] = Object.values(types);

/** The MIME type by the first bytes; undefined for everything that an inquiry does not take. */
export function inquiryFileType(bytes: Uint8Array): InquiryFileType | undefined {
  const kind = kindOf(bytes.subarray(0, HEAD_LENGTH));
  return Object.hasOwn(types, kind) ? types[kind as keyof typeof types] : undefined;
}

/**
 * The type of a whole file, for the server: also undefined for a picture that is small as a file and takes too much
 * memory when somebody opens it.
 */
export function acceptedFileType(bytes: Uint8Array): InquiryFileType | undefined {
  const type = inquiryFileType(bytes);
  const size = type?.startsWith('image/') ? pictureSize(bytes) : undefined;
  return size && decodedBytes(size) > inquiryFileLimits.decodedBytes ? undefined : type;
}
