import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { Link as MuiLink } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '#layout/Moment.tsx';
import { editPath } from '#layout/record-paths.ts';
import { StatusMark } from './StatusMark.tsx';
import type { SubmissionRecord } from './submission.ts';
import { useStaff } from './use-staff.ts';

const Column = DataTable.Col<SubmissionRecord>;

export function SubmissionTable() {
  const { nameOf } = useStaff();
  return (
    <DataTable<SubmissionRecord>
      bulkActionButtons={false}
      rowClick={(id) => editPath('submissions', id)}
    >
      <Column
        source="created_at"
        label="Date"
        render={({ created_at }) => <Moment at={created_at} />}
      />
      <Column
        source="name"
        label="Name"
        render={({ id, name }) => (
          <MuiLink component={Link} to={editPath('submissions', id)} sx={{ fontWeight: 500 }}>
            {name}
          </MuiLink>
        )}
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
    </DataTable>
  );
}
