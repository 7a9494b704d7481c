import type { InquiryErrorCode } from '@expat-buddy/domain/error/codes';
import { t } from '#i18n/t.ts';
import type { Message } from './message.ts';

export const inquiryMessages: Readonly<Record<InquiryErrorCode, Message>> = {
  assignee_missing: t('Assign it to somebody first: a won inquiry needs an assignee.'),
  assignee_not_staff: t('An inquiry can only be assigned to an active member of staff.'),
  attachments_full: (values) => t('A message takes up to {count} files.', values),
  attachments_too_large: t(
    'The files are larger than 15 MB together, which many mailboxes refuse.',
  ),
  channel_missing: t('Choose how the inquiry reached us.'),
  consent_note_missing: t('Note how the person agreed that we store this.'),
  departure_in_past: t('The departure date cannot be in the past.'),
  departure_too_far: t('The departure date must be within the next five years.'),
  details_of_other_kind: t('These details do not belong to this kind of inquiry.'),
  draft_gone: t('This draft no longer exists.'),
  email_invalid: t('The email address is not valid.'),
  email_missing: t('Enter an email address.'),
  file_being_uploaded: t('A file is still being uploaded.'),
  file_of_other_message: t('This file belongs to another message.'),
  file_too_large: t('The file is larger than 10 MB.'),
  file_type_unknown: t('The file is not a JPEG, PNG or PDF.'),
  inquiry_gone: t('This inquiry no longer exists.'),
  message_gone: t('There is no such sent message.'),
  message_too_long: t('The message is too long.'),
  name_too_long: t('The name is too long.'),
  person_gone: t('This person no longer exists.'),
  placeholder_left: (values) => t('Replace {placeholder} first: it is a placeholder.', values),
  proposal_centimes: t('Prices in dinars have no centimes.'),
  proposal_closed: t(
    'This proposal has been sent and can no longer be changed. Make a new version of it.',
  ),
  proposal_gone: t('This proposal belongs to another inquiry, or has been deleted.'),
  proposal_line_moved: t('A line cannot move to another proposal.'),
  proposal_lines_full: (values) => t('A proposal has at most {count} lines.', values),
  proposal_lines_missing: t('Add at least one line to the proposal.'),
  proposal_not_accepted: t('The customer has not accepted this proposal.'),
  proposal_not_withdrawable: t(
    'Only a proposal that is open, or accepted and not yet confirmed, can be withdrawn.',
  ),
  proposal_price_missing: t('Enter a price for each line, or mark it as included.'),
  proposal_title_missing: t('Give the proposal a title.'),
  proposal_total_negative: t('The total of the proposal is negative.'),
  proposal_total_zero: t('The total of the proposal is 0.'),
  proposal_validity_missing: t('Enter until when the proposal is valid: today or a later day.'),
  proposal_version_closed: (values) =>
    t('Version {version} of the proposal can no longer be sent. Make a new version.', values),
  recipient_invalid: t('A recipient is not an email address.'),
  recipient_missing: t('Enter a recipient.'),
  reply_empty: t('The reply has no text.'),
  reply_just_sent: ({ author }) =>
    t('{name} replied less than a minute ago.', { name: author || t('A colleague') }),
  return_in_past: t('The return date cannot be in the past.'),
  return_too_far: t('The return date must be within the next five years.'),
  service_too_long: t('The service is too long.'),
  staff_address: t('This address belongs to a staff account. Remove its role first.'),
};
