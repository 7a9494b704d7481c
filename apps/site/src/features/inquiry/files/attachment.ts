import type { InquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import type { UploadFailure } from '#lib/upload-file.ts';

/** A file that the visitor has chosen. `progress` runs from 0 to 1. */
export type Attachment = {
  /** A uuid: a retry with it stores the file once. */
  id: string;
  name: string;
  type: InquiryFileType;
  blob: Blob;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  progress: number;
  failure?: UploadFailure;
};

export type SendFile = (
  submissionId: string,
  file: Pick<Attachment, 'id' | 'name' | 'blob'>,
  onProgress?: (progress: number) => void,
) => Promise<UploadFailure | null>;
