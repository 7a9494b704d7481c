import type { DrawFailure } from '#lib/pictures/draw-jpeg.ts';
import type { UploadFailure } from '#lib/upload-file.ts';

export type PhotoRefusal = 'tooMany' | 'tooLarge' | 'heic' | 'otherType' | DrawFailure;

/** A photo that the author has chosen, ready to be sent. */
export type ReviewUpload = {
  /** A uuid: a retry with it stores the photo once. */
  id: string;
  name: string;
  caption: string;
  blob: Blob;
  /** An address of the blob. */
  url: string;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  progress: number;
  failure?: UploadFailure | undefined;
};
