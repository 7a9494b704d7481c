import { INVITATION_DAYS } from '@expat-buddy/domain/account/invitation';
import type { StaffRole } from '@expat-buddy/domain/account/staff-role';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../_shared/company.ts';
import { type Environment, requiredSetting } from '../_shared/http.ts';
import {
  INVITATION_MAIL,
  invitationMailKey,
  invitationPage,
  withInvitationToken,
} from '../_shared/invitation-link.ts';
import { type MailContent, renderHtml, renderText } from '../_shared/mail/mail-template.ts';
import { mailTransport } from '../_shared/mail/mail-transport.ts';
import { oneLine } from '../_shared/mail/one-line.ts';
import { type NewMail, queueMails, sendQueuedMails } from '../_shared/outbox.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

export type InvitationToMail = {
  id: string;
  email: string;
  role: StaffRole;
  token: string;
  inviterName: string;
};

const duties: Readonly<Record<StaffRole, string>> = {
  staff: 'As a staff member you manage the content of the site and answer inquiries.',
  admin:
    'As an administrator you manage the content of the site, answer inquiries and manage the team’s accounts.',
};

/** The outbox stores the link without its token. */
export function invitationMail(
  { id, email, role, inviterName }: Omit<InvitationToMail, 'token'>,
  tokenHash: string,
  siteUrl: string,
  company: Company,
): NewMail {
  const inviter = oneLine(inviterName, 80);
  const content: MailContent = {
    title: `You are invited to the ${company.name} back office`,
    paragraphs: [
      `${inviter} has invited you to join the ${company.name} back office. ${duties[role]}`,
      `The link is valid for ${INVITATION_DAYS} days and can be used once.`,
    ],
    facts: [],
    quote: '',
    action: { label: 'Accept the invitation', url: invitationPage(siteUrl) },
    closing: ['If you were not expecting this invitation, you can ignore this email.'],
    company,
  };
  return {
    kind: INVITATION_MAIL,
    submission_id: null,
    idempotency_key: invitationMailKey(id, tokenHash),
    to_email: email,
    reply_to: null,
    subject: oneLine(`${inviter} has invited you to ${company.name}`),
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/** Queues the email and sends it. Staff see failures in the outbox. */
export async function sendInvitation(
  env: Environment,
  invitation: InvitationToMail,
  tokenHash: string,
  db: ServiceClient = serviceClient(env),
): Promise<'sent' | 'failed'> {
  const siteUrl = requiredSetting(env, 'SITE_URL');
  const mail = invitationMail(invitation, tokenHash, siteUrl, await readCompany(db));
  await queueMails(db, [mail]);
  const transport = mailTransport(env);
  const states = await sendQueuedMails(
    db,
    [mail.idempotency_key],
    () => (ready) => transport(withInvitationToken(ready, siteUrl, invitation.token)),
  );
  return states.get(mail.idempotency_key) === 'sent' ? 'sent' : 'failed';
}
