export const priceCurrencies = ['DZD', 'EUR'] as const;

export const priceUnits = ['person', 'group'] as const;

/** From a walk in town to days of climbing. */
export const efforts = ['easy', 'moderate', 'demanding', 'strenuous'] as const;
