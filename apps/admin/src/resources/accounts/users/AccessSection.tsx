import { Box, Button, type SxProps, type Theme, Typography } from '@mui/material';
import { KeyRound, Trash2, UserCheck, UserCog, UserX } from 'lucide-react';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { rich, t } from '#i18n/t.ts';
import { leaveFreely } from '#ui/form/unsaved-guards.ts';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import { AccountFields } from '../AccountFields.tsx';
import { roleDescriptions, type UserRecord } from '../account.ts';
import { RoleDialog } from '../RoleDialog.tsx';
import { DeleteDialog, DisableDialog, EnableDialog, ResetMailDialog } from './UserDialogs.tsx';

type Open = 'role' | 'disable' | 'enable' | 'reset' | 'delete';

export function AccessSection({ user, sx }: { user: UserRecord; sx?: SxProps<Theme> }) {
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const isDisabled = user.disabled_at !== null;
  const dialog = { user, onClose: () => setOpen(undefined) };

  return (
    <Section title={t('Access')} sx={sx}>
      <AccountFields role={user.role} disabledAt={user.disabled_at} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {user.disabled_at
          ? rich('Disabled since {moment}: the account opens nothing.', {
              moment: <Moment key="moment" at={user.disabled_at} />,
            })
          : roleDescriptions[user.role ?? 'none']}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
        <CanAccess resource="admins" action="edit">
          <Button
            variant="contained"
            startIcon={<UserCog size={18} />}
            onClick={() => setOpen('role')}
          >
            {user.role === null ? t('Assign a role') : t('Change the role')}
          </Button>
        </CanAccess>
        <CanAccess resource="users" action="edit">
          <Button
            variant="outlined"
            startIcon={<KeyRound size={18} />}
            onClick={() => setOpen('reset')}
          >
            {t('Send a password reset email')}
          </Button>
          <Button
            variant="outlined"
            startIcon={isDisabled ? <UserCheck size={18} /> : <UserX size={18} />}
            onClick={() => setOpen(isDisabled ? 'enable' : 'disable')}
          >
            {isDisabled ? t('Enable the account') : t('Disable the account')}
          </Button>
        </CanAccess>
        <CanAccess resource="users" action="delete">
          <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setOpen('delete')}>
            {t('Delete the account')}
          </Button>
        </CanAccess>
      </Box>
      {open === 'role' && <RoleDialog account={user} onClose={dialog.onClose} />}
      {open === 'disable' && <DisableDialog {...dialog} />}
      {open === 'enable' && <EnableDialog {...dialog} />}
      {open === 'reset' && <ResetMailDialog {...dialog} />}
      {open === 'delete' && (
        <DeleteDialog
          {...dialog}
          onDeleted={() => {
            leaveFreely();
            void navigate('/users', { replace: true });
          }}
        />
      )}
    </Section>
  );
}
