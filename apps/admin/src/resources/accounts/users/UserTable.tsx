import { Box, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { Moment } from '#ui/Moment.tsx';
import { AccountFields } from '../AccountFields.tsx';
import { type AccountRecord, userPath } from '../account.ts';

const Column = RecordColumn<AccountRecord>;

export function UserTable() {
  return (
    <RecordTable<AccountRecord> pathOf={({ id }) => userPath(id)}>
      <Column
        source="email"
        isRowHeader
        label={t('Account')}
        render={({ id, email, full_name }) => (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <RecordLink to={userPath(id)}>{email}</RecordLink>
            {full_name && (
              <Typography variant="caption" color="text.secondary" component="p">
                {full_name}
              </Typography>
            )}
          </Box>
        )}
      />
      <Column
        source="role"
        label={t('Role')}
        render={({ role, disabled_at }) => <AccountFields role={role} disabledAt={disabled_at} />}
      />
      <Column
        source="last_sign_in_at"
        label={t('Last sign-in')}
        render={({ last_sign_in_at }) =>
          last_sign_in_at ? <Moment at={last_sign_in_at} /> : t('Never')
        }
      />
      <Column
        source="created_at"
        label={t('Created')}
        render={({ created_at }) => <Moment at={created_at} />}
      />
    </RecordTable>
  );
}
