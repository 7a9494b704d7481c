import {
  Box,
  Button,
  Divider,
  IconButton,
  ListItemIcon,
  Menu,
  MenuItem,
  Typography,
} from '@mui/material';
import { CircleUserRound, LogOut } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { useGetIdentity, useLogout, usePermissions } from 'react-admin';
import { useIsPhone } from './use-is-phone.ts';

const roleNames: Readonly<Record<string, string>> = { admin: 'Administrator', staff: 'Staff' };

/** Who is signed in, as what, and the way out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  const logout = useLogout();
  const isPhone = useIsPhone();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? 'Your account';
  const shared = {
    color: 'inherit',
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;

  return (
    <>
      {isPhone ? (
        <IconButton {...shared} aria-label={`Account of ${name}`}>
          <CircleUserRound size={20} />
        </IconButton>
      ) : (
        <Button {...shared} startIcon={<CircleUserRound size={20} />} sx={{ maxWidth: 240 }}>
          <Typography noWrap>{name}</Typography>
        </Button>
      )}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="none" sx={{ px: 2, py: 1, minWidth: 200 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {identity?.email} · {roleNames[permissions ?? ''] ?? ''}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem onClick={() => void logout({}, undefined, false)}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <LogOut size={18} />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
