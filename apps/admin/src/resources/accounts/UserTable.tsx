import { Box, Link as MuiLink, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '#layout/Moment.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { type AccountRecord, userPath } from './account.ts';

const Column = DataTable.Col<AccountRecord>;

export function UserTable() {
  return (
    <DataTable<AccountRecord> bulkActionButtons={false} rowClick={(id) => userPath(String(id))}>
      <Column
        source="email"
        label="Account"
        render={({ id, email, full_name }) => (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={userPath(id)} sx={{ fontWeight: 500 }}>
              {email}
            </MuiLink>
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
        label="Role"
        render={({ role, disabled_at }) => <AccountMarks role={role} disabledAt={disabled_at} />}
      />
      <Column
        source="last_sign_in_at"
        label="Last sign-in"
        render={({ last_sign_in_at }) =>
          last_sign_in_at ? <Moment at={last_sign_in_at} /> : 'Never'
        }
      />
      <Column
        source="created_at"
        label="Created"
        render={({ created_at }) => <Moment at={created_at} />}
      />
    </DataTable>
  );
}
