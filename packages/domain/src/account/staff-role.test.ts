import { expect, it } from 'vitest';
import { isStaffRole, roleMay, staffRoleNames, staffRoles } from './staff-role.ts';

it('names the roles, the narrower one first', () => {
  const names = staffRoles.map((role) => staffRoleNames[role]);
  expect(names.indexOf('Staff')).toBeLessThan(names.indexOf('Administrator'));
});

it('asks for a right, not for a role', () => {
  expect(roleMay('staff', 'inquiries.write')).toBe(true);
  expect(roleMay('staff', 'accounts.manage')).toBe(false);
  expect(roleMay('admin', 'accounts.manage')).toBe(true);
});

it.each(['waiting', 'disabled', 'toString', '__proto__', null, undefined, ['admin']])(
  'gives %o no right',
  (state) => {
    expect(isStaffRole(state)).toBe(false);
    expect(roleMay(state, 'office.use')).toBe(false);
  },
);
