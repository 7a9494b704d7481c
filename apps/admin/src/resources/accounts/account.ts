import type { InvitationState } from '@expat-buddy/domain/account/invitation';
import { type StaffRole, staffRoleNames, staffRoles } from '@expat-buddy/domain/account/staff-role';
import { t, translated } from '#i18n/t.ts';

/** As the edge function `accounts` returns it, for users and staff. */
export type AccountRecord = {
  id: string;
  email: string;
  full_name: string | null;
  role: StaffRole | null;
  disabled_at: string | null;
  last_sign_in_at: string | null;
  created_at: string;
};

/** The answer to a role for an account without one. */
export type RoleGrant = AccountRecord & {
  /** Of the email to choose another password; null for a person who came by an invitation. */
  password_mail: 'sent' | 'failed' | null;
};

export type UserRecord = AccountRecord & {
  is_confirmed: boolean;
  counts: { inquiries: number; assigned: number };
};

export type InvitationRecord = {
  id: string;
  email: string;
  role: StaffRole;
  language: string;
  state: InvitationState;
  invited_by_name: string | null;
  mail_status: 'queued' | 'sending' | 'sent' | 'failed' | null;
  expires_at: string;
  accepted_at: string | null;
  revoked_at: string | null;
  created_at: string;
};

export const roleName = (role: StaffRole | null) =>
  role ? translated(staffRoleNames[role]) : t('No access');

/** The roles as the choices of a filter. */
export const roleChoices = staffRoles.map((id) => ({ id, name: roleName(id) }));

export const nameOf = ({ full_name, email }: Pick<AccountRecord, 'full_name' | 'email'>) =>
  full_name?.trim() || email;

export const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;

/** docs/access.md lists all rights. */
export const roleDescriptions: Readonly<Record<StaffRole | 'none', string>> = {
  staff: t('Manages the content of the site and answers inquiries.'),
  admin: t(
    'Everything that staff can do, and also deletes content, manages accounts and roles, and changes settings.',
  ),
  none: t('Can sign in and see that the account is waiting for an administrator. Nothing else.'),
};
