/** The description and the photographer of a photo. */
export type PhotoCaption = { alt: string; credit: string };

/** By the photo's path in the bucket. */
export type PhotoCaptions = Readonly<Record<string, PhotoCaption>>;
