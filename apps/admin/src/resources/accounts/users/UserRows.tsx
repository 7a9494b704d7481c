import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { AccountFields } from '../AccountFields.tsx';
import { type AccountRecord, userPath } from '../account.ts';

export function UserRows() {
  const { data } = useListContext<AccountRecord>();
  return (
    <List disablePadding aria-label={t('Users')}>
      {data?.map(({ id, email, full_name, role, disabled_at, last_sign_in_at }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton component={Link} to={userPath(id)} sx={{ display: 'block', py: 1.5 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{email}</Typography>
            {full_name && (
              <Typography variant="body2" color="text.secondary">
                {full_name}
              </Typography>
            )}
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.75 }}>
              <AccountFields role={role} disabledAt={disabled_at} />
              <Typography
                variant="caption"
                color="text.secondary"
                sx={{ marginInlineStart: 'auto' }}
              >
                {last_sign_in_at ? <Moment at={last_sign_in_at} /> : t('Never signed in')}
              </Typography>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
