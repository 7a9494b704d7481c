/** The limits of files that are attached to an inquiry. The bucket and the database say the same. */
export const inquiryFileLimits = {
  count: 3,
  bytes: 10 * 1024 * 1024,
  /** Of memory that a picture takes once it is opened: 64 megapixels, as phones take them. */
  decodedBytes: 256_000_000,
  /** Characters. */
  name: 150,
} as const;

export const INQUIRY_FILES_BUCKET = 'inquiry-files';

/** The edge function that receives the files. */
export const INQUIRY_FILES_FUNCTION = 'inquiry-files';
