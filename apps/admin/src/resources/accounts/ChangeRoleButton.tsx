import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { t } from '#i18n/t.ts';
import { type AccountRecord, nameOf } from './account.ts';
import { RoleDialog } from './RoleDialog.tsx';

export function ChangeRoleButton({ account }: { account: AccountRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CanAccess resource="admins" action="edit">
      <Button
        size="small"
        aria-label={t('Change role of {name}', { name: nameOf(account) })}
        onClick={() => setOpen(true)}
      >
        {t('Change role')}
      </Button>
      {isOpen && <RoleDialog account={account} onClose={() => setOpen(false)} />}
    </CanAccess>
  );
}
