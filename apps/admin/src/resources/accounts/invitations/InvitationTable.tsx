import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { RoleField } from '../AccountFields.tsx';
import type { InvitationRecord } from '../account.ts';
import { InvitationButtons } from './InvitationButtons.tsx';
import { InvitationStateField } from './InvitationStateField.tsx';

const Column = RecordColumn<InvitationRecord>;

export function InvitationTable() {
  return (
    <RecordTable<InvitationRecord>>
      <Column source="email" label="Email" sx={{ overflowWrap: 'anywhere' }} />
      <Column label="Role" disableSort render={({ role }) => <RoleField role={role} />} />
      <Column
        source="expires_at"
        label="State"
        render={(invitation) => <InvitationStateField invitation={invitation} />}
      />
      <Column
        label="Invited by"
        disableSort
        render={({ invited_by_name }) => invited_by_name ?? 'The command line'}
      />
      <Column
        label="Actions"
        disableSort
        render={(invitation) => <InvitationButtons invitation={invitation} />}
      />
    </RecordTable>
  );
}
