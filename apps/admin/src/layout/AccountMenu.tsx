import { Box, Divider, Typography } from '@mui/material';
import { CircleUserRound } from 'lucide-react';
import { Logout, UserMenu, useGetIdentity, usePermissions } from 'react-admin';

const roleNames: Readonly<Record<string, string>> = { admin: 'Administrator', staff: 'Staff' };

/** Who is signed in, as what, and the way out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  return (
    <UserMenu icon={<CircleUserRound size={20} />} label="Your account">
      <Box component="li" role="none" sx={{ px: 2, py: 1, minWidth: 200 }}>
        <Typography variant="body2">{identity?.fullName}</Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {identity?.email !== identity?.fullName && `${identity?.email} · `}
          {roleNames[permissions ?? ''] ?? ''}
        </Typography>
      </Box>
      <Divider component="li" role="none" />
      <Logout />
    </UserMenu>
  );
}
