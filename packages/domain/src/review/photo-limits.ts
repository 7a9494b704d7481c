/** The limits of photos of a review. The buckets and the database say the same. */
export const reviewPhotoLimits = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  /** Characters. */
  caption: 200,
  /** The longest side in pixels that the server takes. */
  side: 5000,
  /** A photo takes four bytes of memory for each. */
  pixels: 12_000_000,
} as const;

/** What authors upload; the server alone reads and writes it. */
export const REVIEW_UPLOADS_BUCKET = 'review-uploads';

/** What visitors see. */
export const REVIEW_PHOTOS_BUCKET = 'review-photos';

/** The edge function that receives the photos, with the token of the review's link in this header. */
export const REVIEW_PHOTOS_FUNCTION = 'review-photos';
export const REVIEW_TOKEN_HEADER = 'x-review-token';

/** The edge function that lets staff see photos that are not published. */
export const REVIEW_PHOTO_LINKS_FUNCTION = 'review-photo-links';
