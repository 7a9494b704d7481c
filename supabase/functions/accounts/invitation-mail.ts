import type { StaffRole } from '@expat-buddy/domain/account/staff-role';
import { toLanguage } from '@expat-buddy/domain/language/languages';
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
import { mailMessages } from '../_shared/messages/mail-messages.ts';
import { type NewMail, queueMails, sendQueuedMails } from '../_shared/outbox.ts';
import { type ServiceClient, serviceClient } from '../_shared/service-client.ts';

export type InvitationToMail = {
  id: string;
  email: string;
  role: StaffRole;
  language: string;
  token: string;
  inviterName: string;
};

/** The outbox stores the link without its token. */
export function invitationMail(
  { id, email, role, language, inviterName }: Omit<InvitationToMail, 'token'>,
  tokenHash: string,
  siteUrl: string,
  company: Company,
): NewMail {
  const inviter = oneLine(inviterName, 80);
  const texts = mailMessages(toLanguage(language)).invitation;
  const content: MailContent = {
    title: texts.title(company.name),
    language: toLanguage(language),
    paragraphs: [texts[role](inviter, company.name), texts.validity],
    facts: [],
    quote: '',
    action: { label: texts.accept, url: invitationPage(siteUrl) },
    closing: [texts.mistake],
    company,
  };
  return {
    kind: INVITATION_MAIL,
    submission_id: null,
    idempotency_key: invitationMailKey(id, tokenHash),
    to_email: email,
    reply_to: null,
    subject: texts.subject(inviter, oneLine(company.name)),
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
  const mail = invitationMail(
    invitation,
    tokenHash,
    siteUrl,
    await readCompany(db, toLanguage(invitation.language)),
  );
  await queueMails(db, [mail]);
  const transport = mailTransport(env);
  const states = await sendQueuedMails(
    db,
    [mail.idempotency_key],
    () => (ready) => transport(withInvitationToken(ready, siteUrl, invitation.token)),
  );
  return states.get(mail.idempotency_key) === 'sent' ? 'sent' : 'failed';
}
