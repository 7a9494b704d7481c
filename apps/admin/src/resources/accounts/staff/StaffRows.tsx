import { Box, List, ListItem, Link as MuiLink, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { AccountFields } from '../AccountFields.tsx';
import { type AccountRecord, userPath } from '../account.ts';
import { ChangeRoleButton } from '../ChangeRoleButton.tsx';

export function StaffRows() {
  const { data } = useListContext<AccountRecord>();
  return (
    <List disablePadding aria-label={t('People with a role')}>
      {data?.map((account) => (
        <ListItem key={account.id} divider sx={{ display: 'block', py: 1.5 }}>
          <MuiLink
            component={Link}
            to={userPath(account.id)}
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {account.full_name || account.email}
          </MuiLink>
          {account.full_name && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {account.email}
            </Typography>
          )}
          <Box
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 0.5 }}
          >
            <AccountFields role={account.role} disabledAt={account.disabled_at} />
            <ChangeRoleButton account={account} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
