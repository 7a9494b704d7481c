import { type StaffRole, staffRoles } from '@expat-buddy/domain/account/staff-role';
import { useState } from 'react';
import type { DataProvider } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { type AccountRecord, nameOf, roleName } from './account.ts';
import { RoleInput } from './RoleInput.tsx';
import { done, useAccountAction } from './use-account-action.ts';

const choices: readonly (StaffRole | null)[] = [...staffRoles, null];

function saveRole(provider: DataProvider, account: AccountRecord, role: StaffRole | null) {
  const { id } = account;
  if (role === null) return provider.delete('admins', { id, previousData: account });
  if (account.role === null) return provider.create('admins', { data: { id, role } });
  return provider.update('admins', { id, data: { role }, previousData: account });
}

type RoleDialogProps = { account: AccountRecord; onClose: () => void };

/** Shows the refusals of the database's guards. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<StaffRole | null>(account.role);
  const act = useAccountAction();
  const sentence =
    role === null
      ? t('{account} no longer has access.', { account: nameOf(account) })
      : t('The role of {account} is saved: {role}.', {
          account: nameOf(account),
          role: roleName(role),
        });
  return (
    <ActionDialog
      title={t('Role of {account}', { account: nameOf(account) })}
      confirmLabel={role === null ? t('Remove role') : t('Save role')}
      isIncomplete={role === account.role}
      isDanger={role === null && account.role !== null}
      onConfirm={() => act((provider) => saveRole(provider, account, role), done(sentence))}
      onClose={onClose}
    >
      <RoleInput choices={choices} value={role} onChange={setRole} />
    </ActionDialog>
  );
}
