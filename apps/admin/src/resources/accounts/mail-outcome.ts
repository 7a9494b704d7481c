import { t } from '#i18n/t.ts';
import type { InvitationRecord } from './account.ts';

export function mailOutcome({ email, mail_status }: InvitationRecord) {
  return mail_status === 'sent'
    ? ({ type: 'success', message: t('The invitation was sent to {email}.', { email }) } as const)
    : ({
        type: 'warning',
        message: t(
          'The invitation is saved, but the email to {email} could not be sent. Send it again in a moment.',
          { email },
        ),
      } as const);
}
