/** Why a vehicle cannot be rented, for colleagues. */
export const unavailabilityReasons = ['rented', 'maintenance', 'own-use'] as const;

export type UnavailabilityReason = (typeof unavailabilityReasons)[number];
