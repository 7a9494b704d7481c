import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { ChooseAll, ChooseRow } from '#layout/ChooseRows.tsx';
import { Moment } from '#layout/Moment.tsx';
import { RecordColumn } from '#layout/RecordColumn.tsx';
import { RecordLink } from '#layout/RecordLink.tsx';
import { RecordTable } from '#layout/RecordTable.tsx';
import { editPath } from '#layout/record-paths.ts';
import { StatusMark } from './StatusMark.tsx';
import type { SubmissionRecord } from './submission.ts';
import { useStaff } from './use-staff.ts';

const Column = RecordColumn<SubmissionRecord>;

export function SubmissionTable() {
  const { nameOf } = useStaff();
  return (
    <RecordTable<SubmissionRecord> pathOf={({ id }) => editPath('submissions', id)}>
      <Column
        source="chosen"
        label={<ChooseAll />}
        disableSort
        render={({ id, name }) => <ChooseRow id={id} name={name} />}
      />
      <Column
        source="created_at"
        label="Received, Algiers time"
        render={({ created_at }) => <Moment at={created_at} />}
      />
      <Column
        source="name"
        label="Name"
        render={({ id, name }) => <RecordLink to={editPath('submissions', id)}>{name}</RecordLink>}
      />
      <Column source="service" label="Service" render={({ service }) => serviceLabel(service)} />
      <Column
        source="status"
        label="Status"
        render={({ status }) => <StatusMark status={status} />}
      />
      <Column
        source="assignee_id"
        label="Assignee"
        disableSort
        render={({ assignee_id }) => nameOf(assignee_id)}
      />
    </RecordTable>
  );
}
