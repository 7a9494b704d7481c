/** As in the constraints of `saved_views`. */
export const savedViewLimits = { name: { min: 1, max: 60 } } as const;
