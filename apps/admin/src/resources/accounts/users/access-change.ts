import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import { actorOf, type RecordChange } from '#features/record-editing/history/record-change.ts';
import { t } from '#i18n/t.ts';
import { roleName } from '../account.ts';

export type AccessChange = RecordChange & { resource: string };

const roleOf = (fields: RecordChange['before']) => {
  const role = fields?.role;
  return isStaffRole(role) ? `“${roleName(role)}”` : t('of then');
};

/** "Amel changed the role from “Staff” to “Administrator”." */
export function describeAccessChange(change: AccessChange): string {
  const { resource, action, before, after } = change;
  const who = actorOf(change);
  if (resource === 'profiles') {
    return after?.disabled_at
      ? t('{who} disabled the account.', { who })
      : t('{who} enabled the account again.', { who });
  }
  if (action === 'create')
    return t('{who} assigned the role {after}.', { who, after: roleOf(after) });
  if (action === 'delete')
    return t('{who} removed the role {before}.', { who, before: roleOf(before) });
  return t('{who} changed the role from {before} to {after}.', {
    who,
    before: roleOf(before),
    after: roleOf(after),
  });
}
