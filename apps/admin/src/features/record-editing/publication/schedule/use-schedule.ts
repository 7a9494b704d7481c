import { useQuery } from '@tanstack/react-query';
import type { RecordName } from '../record-name.ts';
import { scheduledPublications } from './scheduled-publications.ts';

/** When a record goes online and offline, by time. */
export function useSchedule({ table, id }: RecordName) {
  const { data = [] } = useQuery(scheduledPublications);
  return data.filter(({ resource, record_id }) => resource === table && record_id === id);
}
