import { isServiceType, type ServiceType, serviceTypes } from '../service-types.ts';
import { inquiryKinds } from './kinds.ts';

/** English labels; the site's catalogue has them for its language. */
export const serviceTypeLabels = Object.fromEntries(
  serviceTypes.map((type) => [type, inquiryKinds[type].label]),
) as Readonly<Record<ServiceType, string>>;

/** The label of a service; an unknown key is returned unchanged. */
export function serviceLabel(service: string): string {
  return isServiceType(service) ? serviceTypeLabels[service] : service;
}
