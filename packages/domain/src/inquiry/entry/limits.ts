/** Of an inquiry that staff enter, besides those of every inquiry. */
export const entryLimits = { consentNote: { min: 1, max: 500 } } as const;
