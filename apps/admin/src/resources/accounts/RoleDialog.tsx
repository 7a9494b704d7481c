import { type StaffRole, staffRoles } from '@expat-buddy/domain/account/staff-role';
import { useState } from 'react';
import type { DataProvider } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { type AccountRecord, nameOf, type RoleGrant, roleName } from './account.ts';
import { RoleInput } from './RoleInput.tsx';
import { type Outcome, useAccountAction } from './use-account-action.ts';

const choices: readonly (StaffRole | null)[] = [...staffRoles, null];

async function saveRole(provider: DataProvider, account: AccountRecord, role: StaffRole | null) {
  const { id } = account;
  if (role === null) await provider.delete('admins', { id, previousData: account });
  else if (account.role !== null)
    await provider.update('admins', { id, data: { role }, previousData: account });
  else return (await provider.create<RoleGrant>('admins', { data: { id, role } })).data;
  return undefined;
}

function outcomeOf(account: AccountRecord, role: StaffRole | null, grant?: RoleGrant): Outcome {
  const name = nameOf(account);
  if (role === null)
    return { type: 'success', message: t('{account} no longer has access.', { account: name }) };
  const values = { account: name, role: roleName(role), email: account.email };
  switch (grant?.password_mail) {
    case 'sent':
      return {
        type: 'success',
        message: t(
          'The role of {account} is saved: {role}. An email to {email} asks for a new password.',
          values,
        ),
      };
    case 'failed':
      return {
        type: 'warning',
        message: t(
          'The role of {account} is saved: {role}. The email to choose a new password could not be sent. Send a password reset email in a minute.',
          values,
        ),
      };
    default:
      return {
        type: 'success',
        message: t('The role of {account} is saved: {role}.', values),
      };
  }
}

type RoleDialogProps = { account: AccountRecord; onClose: () => void };

/** Shows the refusals of the database's guards. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<StaffRole | null>(account.role);
  const act = useAccountAction();
  return (
    <ActionDialog
      title={t('Role of {account}', { account: nameOf(account) })}
      confirmLabel={role === null ? t('Remove role') : t('Save role')}
      description={
        account.role === null
          ? t(
              'If they created the account themselves, their password stops working, and an email with a link asks for a new one.',
            )
          : undefined
      }
      isIncomplete={role === account.role}
      isDanger={role === null && account.role !== null}
      onConfirm={() =>
        act(
          (provider) => saveRole(provider, account, role),
          (grant) => outcomeOf(account, role, grant),
        )
      }
      onClose={onClose}
    >
      <RoleInput choices={choices} value={role} onChange={setRole} />
    </ActionDialog>
  );
}
