import type { InvitationRecord } from './account.ts';

export function mailOutcome({ email, mail_status }: InvitationRecord) {
  return mail_status === 'sent'
    ? ({ type: 'success', message: `The invitation was sent to ${email}.` } as const)
    : ({
        type: 'warning',
        message: `The invitation is saved, but the email to ${email} could not be sent. Send it again in a moment.`,
      } as const);
}
