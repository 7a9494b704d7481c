import type { InquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';

/** Why a file was not sent. The first two may go away; the server has refused the others for good. */
export type SendFailure = 'unanswered' | 'tooManyNow' | 'tooLate' | 'refused';

export const mayRetry = (failure: SendFailure | null | undefined) =>
  failure === 'unanswered' || failure === 'tooManyNow';

/** A file that the visitor has chosen. `progress` runs from 0 to 1. */
export type Attachment = {
  /** A uuid: a retry with it stores the file once. */
  id: string;
  name: string;
  type: InquiryFileType;
  blob: Blob;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  progress: number;
  failure?: SendFailure;
};

export type SendFile = (
  submissionId: string,
  file: Pick<Attachment, 'id' | 'name' | 'blob'>,
  onProgress?: (progress: number) => void,
) => Promise<SendFailure | null>;
