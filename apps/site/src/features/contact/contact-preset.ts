import { isServiceType, type ServiceType } from '@expat-buddy/domain/inquiry/service-types';

export type ContactPreset = { topic?: ServiceType; travelId?: string; activityId?: string };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 100;

function idIn(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name) ?? '';
  return id.length <= MAX_ID_LENGTH && ID.test(id) ? id : undefined;
}

/**
 * Reads `?service=` (a service type), `?travel=` and `?activity=` (ids), and ignores everything
 * else. A travel implies the trip planner, unless the URL names another service.
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
