import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { Moment } from '#ui/Moment.tsx';
import { AccountFields } from '../AccountFields.tsx';
import { type AccountRecord, userPath } from '../account.ts';
import { ChangeRoleButton } from '../ChangeRoleButton.tsx';

const Column = RecordColumn<AccountRecord>;

export function StaffTable() {
  return (
    <RecordTable<AccountRecord>>
      <Column
        source="email"
        isRowHeader
        label={t('Person')}
        render={({ id, email, full_name }) => (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={userPath(id)} sx={{ fontWeight: 500 }}>
              {full_name || email}
            </MuiLink>
            {full_name && (
              <Typography variant="caption" color="text.secondary" component="p">
                {email}
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
        label={t('Actions')}
        disableSort
        render={(account) => <ChangeRoleButton account={account} />}
      />
    </RecordTable>
  );
}
