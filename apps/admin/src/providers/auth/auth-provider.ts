import { isStaffRole, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import type { AuthProvider } from 'react-admin';
import { pathInside } from '../paths.ts';
import { mayAccess } from './access.ts';
import { account, ServerUnreachable } from './account.ts';
import { goToSite, signOut } from './follow-session.ts';
import { lostSession } from './lost-session.ts';

export function signInPath(reason?: 'waiting' | 'disabled' | 'ended', next?: string): string {
  const query = new URLSearchParams();
  if (reason) query.set('reason', reason);
  if (next && next !== '/') query.set('next', next);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}

// Only for menus and buttons while the server is unreachable; the database enforces access.
let lastKnownRole: StaffRole | undefined;

async function currentRole(): Promise<StaffRole | undefined> {
  try {
    const { state } = await knownAccount();
    lastKnownRole = isStaffRole(state) ? state : undefined;
    return lastKnownRole;
  } catch (error) {
    if (error instanceof ServerUnreachable && lastKnownRole) return lastKnownRole;
    throw error;
  }
}

// Keeps the first reason: later checks only find nobody signed in.
let refusedPath: string | undefined;

function currentPath(): string {
  const { pathname, search } = window.location;
  return pathInside(pathname) + search;
}

/** If the session has ended, waits until the person has signed in again. */
async function knownAccount(): ReturnType<typeof account> {
  const known = await account();
  if (known.state !== 'signed-out' || !(await lostSession.askToSignIn())) return known;
  account.forget();
  return knownAccount();
}

async function requireRole(): Promise<void> {
  let state: Awaited<ReturnType<typeof account>>['state'];
  try {
    ({ state } = await knownAccount());
  } catch (error) {
    // Each screen shows its own error with a retry.
    if (error instanceof ServerUnreachable) return;
    throw error;
  }
  if (isStaffRole(state)) {
    lastKnownRole = state;
    return;
  }
  refusedPath ??= state === 'signed-out' ? signInPath('ended', currentPath()) : signInPath(state);
  throw { redirectTo: refusedPath, message: false };
}

export const authProvider: AuthProvider = {
  // Sign-in is a separate page outside react-admin.
  login: async () => {},
  async logout() {
    lastKnownRole = undefined;
    await signOut();
    if (refusedPath) return refusedPath;
    goToSite();
    return false;
  },
  checkAuth: requireRole,
  async checkError(error: { status?: number }) {
    // A role also gets 403 for what it has no right to, so check the account again.
    if (error.status !== 401 && error.status !== 403) return;
    account.forget();
    await requireRole();
  },
  getPermissions: currentRole,
  async getIdentity() {
    const { id, name, email } = await account();
    return { id, fullName: name, email };
  },
  async canAccess({ resource, action }) {
    const role = await currentRole();
    return role !== undefined && mayAccess(role, resource, action);
  },
};
