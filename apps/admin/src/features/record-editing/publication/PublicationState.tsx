import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { PublicationField } from '#ui/PublicationField.tsx';
import { ScheduleMark } from './schedule/ScheduleMark.tsx';

type PublicationStateProps = {
  table: string;
  record: { id: unknown; status: PublicationStatus };
};

/** The state of a record and when it changes by schedule, for lists and headers. */
export function PublicationState({ table, record }: PublicationStateProps) {
  return (
    <>
      <PublicationField status={record.status} />
      <ScheduleMark record={{ table, id: String(record.id) }} />
    </>
  );
}
