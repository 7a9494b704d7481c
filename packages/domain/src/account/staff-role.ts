/** The two roles of `staff_roles.role`. An account without either has no access. */
export const staffRoles = ['staff', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  staff: 'Staff',
  admin: 'Administrator',
};

export function isStaffRole(value: unknown): value is StaffRole {
  return staffRoles.some((role) => role === value);
}
