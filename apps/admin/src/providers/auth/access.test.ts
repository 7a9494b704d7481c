import { describe, expect, it } from 'vitest';
import { mayAccess } from './access.ts';

describe('the table of rights', () => {
  it('lets staff work on submissions and content', () => {
    expect(mayAccess('staff', 'submissions', 'edit')).toBe(true);
    expect(mayAccess('staff', 'activities', 'create')).toBe(true);
  });

  it('reserves deleting to administrators', () => {
    expect(mayAccess('staff', 'activities', 'delete')).toBe(false);
    expect(mayAccess('admin', 'activities', 'delete')).toBe(true);
  });

  it('lets staff delete unused photos', () => {
    expect(mayAccess('staff', 'photos', 'delete')).toBe(true);
  });

  it('shows accounts to administrators only', () => {
    for (const resource of ['users', 'admins', 'invitations', 'admin-management']) {
      expect(mayAccess('staff', resource, 'list')).toBe(false);
      expect(mayAccess('admin', resource, 'list')).toBe(true);
    }
  });

  it('lets staff read the settings and admins change them', () => {
    expect(mayAccess('staff', 'settings', 'list')).toBe(true);
    expect(mayAccess('staff', 'settings', 'edit')).toBe(false);
    expect(mayAccess('admin', 'settings', 'edit')).toBe(true);
  });

  it('lets everybody with a role enter a submission, and only administrators delete one', () => {
    expect(mayAccess('staff', 'submissions', 'create')).toBe(true);
    expect(mayAccess('staff', 'unmatched_mails', 'list')).toBe(true);
    expect(mayAccess('staff', 'submissions', 'delete')).toBe(false);
    expect(mayAccess('admin', 'submissions', 'delete')).toBe(true);
  });

  it.each([
    ['passwords', 'list'],
    ['constructor', 'list'],
    ['activities', 'toString'],
    ['activities', 'publish-everything'],
  ])('refuses what it does not name: %s, %s', (resource, action) => {
    expect(mayAccess('admin', resource, action)).toBe(false);
  });
});
