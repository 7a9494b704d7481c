import type { PlanRecord } from '@expat-buddy/domain/plan/queries';
import type { PlanRef } from '@expat-buddy/domain/plan/types';
import { isRoadTrip } from '@expat-buddy/domain/travel/road-trip';
import { paths } from '#lib/paths.ts';

/** The page of an item, without its record as close as its id leads. */
export function itemPath({ kind, id }: PlanRef, record: PlanRecord | undefined): string {
  const parent = record?.parent ?? null;
  switch (kind) {
    case 'travel':
      return isRoadTrip({ type: null, type_id: parent }) ? paths.roadTrip(id) : paths.travel(id);
    case 'activity':
      return paths.activity(id);
    case 'vehicle':
      return paths.vehicle(id);
    case 'service':
      return `${paths.services}#${id}`;
    case 'product':
      return `${parent ? paths.collection(parent) : paths.store}#${id}`;
  }
}
