export const gearboxes = ['manual', 'automatic'] as const;

export type Gearbox = (typeof gearboxes)[number];
