import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import { actorOf, type RecordChange } from '#features/record-editing/history/record-change.ts';
import { roleName } from '../account.ts';

export type AccessChange = RecordChange & { resource: string };

const roleOf = (fields: RecordChange['before']) => {
  const role = fields?.role;
  return isStaffRole(role) ? `“${roleName(role)}”` : 'of then';
};

/** "Amel changed the role from “Staff” to “Administrator”." */
export function describeAccessChange(change: AccessChange): string {
  const { resource, action, before, after } = change;
  const who = actorOf(change);
  if (resource === 'profiles') {
    return after?.disabled_at
      ? `${who} disabled the account.`
      : `${who} enabled the account again.`;
  }
  if (action === 'create') return `${who} assigned the role ${roleOf(after)}.`;
  if (action === 'delete') return `${who} removed the role ${roleOf(before)}.`;
  return `${who} changed the role from ${roleOf(before)} to ${roleOf(after)}.`;
}
