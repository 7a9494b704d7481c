import { expect, it } from 'vitest';
import { type AccessChange, describeAccessChange } from './access-change.ts';

const actor = { full_name: 'Amel', email: 'amel@example.com' };
const change = (changes: Partial<AccessChange>) =>
  describeAccessChange({ actor, by_server: false, ...changes } as AccessChange);

it('describes who changed the access and how', () => {
  const role = { resource: 'staff_roles' } as const;
  const [staff, admin] = [{ role: 'staff' }, { role: 'admin' }];
  expect(change({ ...role, action: 'create', before: null, after: staff })).toBe(
    'Amel assigned the role “Staff”.',
  );
  expect(change({ ...role, action: 'update', before: staff, after: admin })).toBe(
    'Amel changed the role from “Staff” to “Administrator”.',
  );
  expect(change({ ...role, action: 'delete', before: admin, after: null, actor: null })).toBe(
    'A deleted account removed the role “Administrator”.',
  );
  const mark = { resource: 'profiles', action: 'update' } as const;
  expect(change({ ...mark, before: { disabled_at: null }, after: { disabled_at: 'now' } })).toBe(
    'Amel disabled the account.',
  );
  expect(change({ ...mark, before: { disabled_at: 'now' }, after: { disabled_at: null } })).toBe(
    'Amel enabled the account again.',
  );
});
