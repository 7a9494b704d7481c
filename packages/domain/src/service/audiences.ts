/** Who a service is for: people who visit the country, or people who live in it. */
export const serviceAudiences = ['visitors', 'residents'] as const;

export type ServiceAudience = (typeof serviceAudiences)[number];
