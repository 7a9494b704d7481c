import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SelectAllRows, SelectRow } from '#ui/list/SelectRows.tsx';
import { Moment } from '#ui/Moment.tsx';
import { editPath } from '#ui/record-paths.ts';
import { StatusField } from './StatusField.tsx';
import { type SubmissionRecord, subjectOf } from './submission.ts';
import { useStaff } from './use-staff.ts';

const Column = RecordColumn<SubmissionRecord>;

export function SubmissionTable() {
  const { nameOf } = useStaff();
  return (
    <RecordTable<SubmissionRecord> pathOf={({ id }) => editPath('submissions', id)}>
      <Column
        source="chosen"
        label={<SelectAllRows />}
        disableSort
        render={({ id, name }) => <SelectRow id={id} name={name} />}
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
      <Column source="service" label="Service" render={subjectOf} />
      <Column
        source="status"
        label="Status"
        render={({ status }) => <StatusField status={status} />}
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
