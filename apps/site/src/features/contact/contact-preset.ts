import { isServiceType, type ServiceType } from '@expat-buddy/domain/inquiry/service-types';

/** What the address of the contact page asks for. */
export type ContactPreset = { topic?: ServiceType; travelId?: string; activityId?: string };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 100;

function idIn(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name) ?? '';
  return id.length <= MAX_ID_LENGTH && ID.test(id) ? id : undefined;
}

/**
 * `?service=` (a service type), `?travel=` and `?activity=` (ids); whatever else stands there is ignored.
 * Somebody who comes with a travel plans a trip, unless the address says otherwise.
 */
export function readContactPreset(params: URLSearchParams): ContactPreset {
  const service = params.get('service');
  const travelId = idIn(params, 'travel');
  const activityId = idIn(params, 'activity');
  const topic = isServiceType(service) ? service : travelId && 'trip-planner';
  return {
    ...(topic && { topic }),
    ...(travelId && { travelId }),
    ...(activityId && { activityId }),
  };
}
