import type { MailErrorCode } from '@expat-buddy/domain/error/codes';
import { t } from '#i18n/t.ts';
import type { Message } from './message.ts';

export const mailMessages: Readonly<Record<MailErrorCode, Message>> = {
  email_attached: t('A colleague has already attached this email.'),
  email_being_sent: t('This email is being sent.'),
  email_came_back: t('The recipient’s mail server refused the email.'),
  email_gone: t('This email no longer exists.'),
  email_interrupted: t('The server stopped while sending this email.'),
  email_maybe_sent: t('The server stopped in the middle: the email may have gone out.'),
  email_not_uncertain: t('This email is no longer uncertain.'),
  email_of_colleague: t('This is an answer of a colleague, not a message of the customer.'),
  email_replaced: t('A newer email replaced this one.'),
  email_reported_as_spam: t('The reader reported the email as spam.'),
  email_sent: t('This email was already sent.'),
  email_text_deleted: t(
    'The text of this email was deleted after its retention period. Write to the person instead.',
  ),
  email_without_recipient: t('The email has no recipient.'),
  erasure_closed: t('The erasure was requested again, or is done.'),
  inquiry_deleted: t('The inquiry was deleted.'),
  invitation_superseded: t('The invitation was resent, accepted, revoked or deleted.'),
  mail_server_timeout: t('The mail server took too long.'),
  review_request_closed: t('The request was held back, has expired, or its inquiry changed.'),
  subscriber_gone: t('The subscriber has unsubscribed or was deleted.'),
  subscription_superseded: t('The subscription was requested again, confirmed or deleted.'),
};
