/** As in the constraints of `people`. */
export const personLimits = { tags: { max: 20 }, tag: { max: 40 } } as const;
