import { t } from '#i18n/t.ts';
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
      <Column isRowHeader source="email" label={t('Email')} sx={{ overflowWrap: 'anywhere' }} />
      <Column label={t('Role')} disableSort render={({ role }) => <RoleField role={role} />} />
      <Column
        source="expires_at"
        label={t('State')}
        render={(invitation) => <InvitationStateField invitation={invitation} />}
      />
      <Column
        label={t('Invited by')}
        disableSort
        render={({ invited_by_name }) => invited_by_name ?? t('The command line')}
      />
      <Column
        label={t('Actions')}
        disableSort
        render={(invitation) => <InvitationButtons invitation={invitation} />}
      />
    </RecordTable>
  );
}
