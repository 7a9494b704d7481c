/**
 * The services a visitor can inquire about (specification, section 9), by how often visitors ask. The column `service`
 * stores the key; `kinds/` says what each asks for.
 */
export const serviceTypes = [
  'general',
  'trip-planner',
  'car-rental',
  'events',
  'team-building',
  'handbook',
  'mechanic',
] as const;

export type ServiceType = (typeof serviceTypes)[number];

export function isServiceType(value: unknown): value is ServiceType {
  return serviceTypes.some((type) => type === value);
}
