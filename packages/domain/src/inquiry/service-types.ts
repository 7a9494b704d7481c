/** The services a visitor can inquire about (specification, section 9). The column `service` stores the key. */
export const serviceTypes = [
  'general',
  'handbook',
  'mechanic',
  'team-building',
  'events',
  'trip-planner',
  'car-rental',
] as const;

export type ServiceType = (typeof serviceTypes)[number];

export function isServiceType(value: unknown): value is ServiceType {
  return serviceTypes.some((type) => type === value);
}

/** English labels; the site's catalogue has them for its language. */
export const serviceTypeLabels: Readonly<Record<ServiceType, string>> = {
  general: 'General inquiry',
  handbook: 'Expat handbook',
  mechanic: 'Mechanic',
  'team-building': 'Team building',
  events: 'Events',
  'trip-planner': 'Trip planner',
  'car-rental': 'Car rental',
};

/** The label of a service; an unknown key is returned unchanged. */
export function serviceLabel(service: string): string {
  return isServiceType(service) ? serviceTypeLabels[service] : service;
}
