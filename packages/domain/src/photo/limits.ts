/** In characters. */
export const photoLimits = { alt: { max: 500 }, credit: { max: 200 } } as const;
