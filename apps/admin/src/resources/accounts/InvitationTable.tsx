import { RecordColumn } from '#layout/RecordColumn.tsx';
import { RecordTable } from '#layout/RecordTable.tsx';
import { RoleMark } from './AccountMarks.tsx';
import type { InvitationRecord } from './account.ts';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationMark } from './InvitationMark.tsx';

const Column = RecordColumn<InvitationRecord>;

export function InvitationTable() {
  return (
    <RecordTable<InvitationRecord>>
      <Column source="email" label="Email" sx={{ overflowWrap: 'anywhere' }} />
      <Column label="Role" disableSort render={({ role }) => <RoleMark role={role} />} />
      <Column
        source="expires_at"
        label="State"
        render={(invitation) => <InvitationMark invitation={invitation} />}
      />
      <Column
        label="Invited by"
        disableSort
        render={({ invited_by_name }) => invited_by_name ?? 'The command line'}
      />
      <Column
        label="Actions"
        disableSort
        render={(invitation) => <InvitationActions invitation={invitation} />}
      />
    </RecordTable>
  );
}
