import { type FileKind, HEAD_LENGTH, kindOf } from '../photo/file-kind.ts';

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
