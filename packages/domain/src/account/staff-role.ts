import { roleRights } from './role-rights.ts';

/** The roles of `staff_roles.role`, the one with the fewest rights first. An account without one has no access. */
export type StaffRole = keyof typeof roleRights;

export type Right = (typeof roleRights)[StaffRole][number];

export const staffRoles = Object.keys(roleRights) as readonly StaffRole[];

export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  staff: 'Staff',
  admin: 'Administrator',
};

export function isStaffRole(value: unknown): value is StaffRole {
  return staffRoles.some((role) => role === value);
}

/** Whether a role has a right; false for the states of an account without one. The database decides: `private.may()`. */
export function roleMay(role: unknown, right: Right): boolean {
  if (!isStaffRole(role)) return false;
  const rights: readonly Right[] = roleRights[role];
  return rights.includes(right);
}
