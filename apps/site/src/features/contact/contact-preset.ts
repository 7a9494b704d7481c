import { recordOfPath } from '@expat-buddy/domain/id-redirect/page-folders';
import { isServiceType, type ServiceType } from '@expat-buddy/domain/inquiry/service-types';
import { paths } from '#lib/paths.ts';

const subjectKinds = ['service', 'vehicle', 'event', 'collection'] as const;

/** What an inquiry is about, if neither a travel nor an activity. */
export type PresetSubject = { kind: (typeof subjectKinds)[number]; id: string };

export type ContactPreset = {
  topic?: ServiceType;
  travelId?: string;
  activityId?: string;
  subject?: PresetSubject;
};

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 100;

const isId = (id: string) => id.length <= MAX_ID_LENGTH && ID.test(id);

function idIn(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name) ?? '';
  return isId(id) ? id : undefined;
}

const topics: Partial<Record<PresetSubject['kind'], ServiceType>> = {
  vehicle: 'car-rental',
  event: 'events',
};

/** The query parameter for a record of each table. */
const parameters: Readonly<Record<string, string>> = {
  travels: 'travel',
  activities: 'activity',
  vehicles: 'vehicle',
  events: 'event',
  product_collections: 'collection',
};

/** The query parameters that name what the previous page is about. */
function paramsOf(from: string): URLSearchParams {
  const [path = '', hash = ''] = from.split('#');
  if (path === paths.services) return new URLSearchParams({ service: hash });
  if (path === '/algroove') return new URLSearchParams({ event: 'algroove' });
  const record = recordOfPath(path);
  const parameter = record && parameters[record.table];
  return new URLSearchParams(parameter ? { [parameter]: record.id } : {});
}

/**
 * Reads `?service=` (a service type or a service's id) and the ids `?travel=`, `?activity=`,
 * `?vehicle=`, `?event=` and `?collection=`, and ignores everything else. Without any of them, the
 * inquiry is about the previous page, whose path is `from`. The subject implies a service type, unless
 * the URL names one.
 */
export function readContactPreset(params: URLSearchParams, from = ''): ContactPreset {
  const named = [...subjectKinds, 'travel', 'activity'].some((name) => params.has(name));
  const read = named ? params : paramsOf(from);
  const service = read.get('service');
  const travelId = idIn(read, 'travel');
  const activityId = idIn(read, 'activity');
  const kind = subjectKinds.find(
    (each) => idIn(read, each) !== undefined && !(each === 'service' && isServiceType(service)),
  );
  const topic = isServiceType(service) ? service : travelId ? 'trip-planner' : kind && topics[kind];
  return {
    ...(topic && { topic }),
    ...(travelId && { travelId }),
    ...(activityId && { activityId }),
    ...(kind && { subject: { kind, id: idIn(read, kind) ?? '' } }),
  };
}
