import type { AccountErrorCode } from '@expat-buddy/domain/error/codes';
import { t } from '#i18n/t.ts';
import type { Message } from './message.ts';

export const accountMessages: Readonly<Record<AccountErrorCode, Message>> = {
  account_disabled: t('This account has been disabled. Ask an administrator.'),
  account_gone: t('This account does not exist or has been deleted.'),
  account_has_role: t('This person has a role. Remove the role first, then delete the account.'),
  account_to_enable: t('This account is disabled. Enable it first.'),
  account_unconfirmed: t(
    'This person has not confirmed their email address yet. Invite them instead.',
  ),
  account_without_email: t('Your account has no email address.'),
  address_invited: t(
    'There is already an open invitation for this address. Send it again or revoke it.',
  ),
  fields_invalid: t('This is not valid.'),
  invitation_accepted: t('This invitation has already been accepted. You can sign in.'),
  invitation_already_accepted: t('This invitation has already been accepted.'),
  invitation_already_revoked: t('This invitation has already been revoked.'),
  invitation_closed: t('This invitation is no longer open.'),
  invitation_expired: t(
    'This invitation has expired. Ask the person who invited you to send a new one.',
  ),
  invitation_for_other_address: ({ email }) =>
    email
      ? t('This invitation is for {email}. Sign in with that account.', { email })
      : t('This invitation is for another address.'),
  invitation_gone: t('This invitation does not exist or has been deleted.'),
  invitation_link_unknown: t(
    'This link no longer works. If you received a newer email, use the link in that one.',
  ),
  invitation_revoked: t('This invitation has been withdrawn. Ask the person who invited you.'),
  last_administrator: t(
    'There must always be at least one active administrator. Make somebody else an administrator first.',
  ),
  not_permitted: t('You do not have permission to do this. Ask an administrator.'),
  own_account_deletion: t('You cannot delete your own account. Ask another administrator.'),
  own_account_disabling: t('You cannot disable your own account. Ask another administrator.'),
  own_role: t('You cannot change your own role. Ask another administrator.'),
  password_too_easy: t('This password is too easy to guess. Choose a longer one.'),
  person_has_role: t('This person already has a role.'),
  person_without_role: t('This person has no role.'),
  reset_email_just_sent: t('An email was just sent to this address. Wait a minute and try again.'),
  role_missing: t('Please choose a role.'),
  role_moved: t('A role cannot be moved to another person.'),
  role_unknown: t('This role does not exist.'),
  session_ended: t('Your session has ended. Sign in again.'),
  sign_in_required: t('Sign in first.'),
};
