import { type StaffRole, staffRoleNames } from '@expat-buddy/domain/account/staff-role';
import { Button, IconButton, Popover, Typography } from '@mui/material';
import { CircleUserRound, LogOut, UserRoundPen } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { t, translated } from '#i18n/t.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';

const AccountDialog = lazy(() => import('#features/account/AccountDialog.tsx'));

export function AccountMenu() {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<StaffRole>();
  const isPhone = useIsPhone();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isEditing, setEditing] = useState(false);
  const name = identity?.fullName ?? t('Your account');
  const shared = {
    color: 'inherit',
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;

  return (
    <>
      {isPhone ? (
        <IconButton {...shared} aria-label={t('Account of {name}', { name })}>
          <CircleUserRound size={20} />
        </IconButton>
      ) : (
        <Button {...shared} startIcon={<CircleUserRound size={20} />} sx={{ maxWidth: 240 }}>
          <Typography noWrap>{name}</Typography>
        </Button>
      )}
      <Popover
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('Your account'), sx: { p: 2, minWidth: 220 } },
        }}
      >
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {identity?.email}
        </Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {permissions && translated(staffRoleNames[permissions])}
        </Typography>
        <Button
          fullWidth
          startIcon={<UserRoundPen size={18} />}
          onClick={() => {
            setAnchor(null);
            setEditing(true);
          }}
          aria-haspopup="dialog"
          sx={{ mt: 1 }}
        >
          {t('Account settings')}
        </Button>
        <Button
          variant="outlined"
          fullWidth
          startIcon={<LogOut size={18} />}
          component={Link}
          to="/sign-out"
          sx={{ mt: 1 }}
        >
          {t('Sign out')}
        </Button>
      </Popover>
      {isEditing && (
        <Suspense>
          <AccountDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
