/** In characters. */
export const photoLimits = {
  alt: { max: 500 },
  caption: { max: 300 },
  credit: { max: 200 },
  licence: { max: 200 },
  place: { max: 200 },
} as const;
