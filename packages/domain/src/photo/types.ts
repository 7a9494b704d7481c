import type { Row } from '../supabase-client.ts';

/** What pages say about a photo, and how they crop it. */
export type PhotoDetails = {
  alt: string;
  caption: string;
  credit: string;
  /** As CSS writes an `object-position`. */
  position: string;
};

/** By the photo's path in the bucket. */
export type PhotoDetailsByPath = Readonly<Record<string, PhotoDetails>>;

/** The columns that they are read from. */
export type PhotoDetailsRow = Pick<
  Row<'photos'>,
  'path' | 'alt' | 'caption' | 'credit' | 'focal_x' | 'focal_y'
>;
