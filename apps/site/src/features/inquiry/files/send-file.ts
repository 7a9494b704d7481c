import { INQUIRY_FILES_FUNCTION } from '@expat-buddy/domain/inquiry-file/limits';
import { uploadFile } from '#lib/upload-file.ts';
import type { SendFile } from './attachment.ts';

/** Uploads a file of an inquiry that has just been saved. */
export const sendFile: SendFile = (submissionId, { id, name, blob }, onProgress) => {
  const query = new URLSearchParams({ submission: submissionId, file: id, name });
  return uploadFile(`${INQUIRY_FILES_FUNCTION}?${query}`, blob, { onProgress });
};
