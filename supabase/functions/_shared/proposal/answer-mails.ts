import type { Database } from '@expat-buddy/domain/database.types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import { type Companies, readCompanies } from '../company.ts';
import type { Environment } from '../http.ts';
import { type Addressee, addresseesOf, readAnswering } from '../inquiry/answer-by-email.ts';
import { readRecipients, siteUrlOf } from '../inquiry/queue-inquiry-mails.ts';
import { TURN_OFF } from '../inquiry/turn-off.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { staffTexts } from '../messages/staff-texts.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';

export type ProposalAnswer =
  Database['public']['Functions']['unnotified_proposal_answers']['Returns'][number];

const PROPOSAL_ANSWER_MAIL = 'proposal_answer';

/** Says what to do next. The reason of a refusal stays in the back office, where it can be erased. */
export function proposalAnswerMail(
  answer: ProposalAnswer,
  addressee: Addressee,
  siteUrl: string,
  companies: Companies,
): NewMail {
  const { language } = addressee;
  const say = staffTexts(language);
  const reference = inquiryReference(answer.submission_id);
  const isDeclined = answer.status === 'declined';
  const subject = isDeclined
    ? say('Proposal declined: inquiry {reference}', { reference })
    : say('Proposal accepted: inquiry {reference}', { reference });
  const currency = answer.currency === 'EUR' ? 'EUR' : 'DZD';
  const content: MailContent = {
    language,
    above: addressee.above,
    title: subject,
    paragraphs: [
      isDeclined
        ? say('The customer declined the proposal. Their reason, if they gave one, is next to it.')
        : say('The customer accepted the proposal. Confirm it to set the inquiry to Won.'),
      addressee.sentence,
    ],
    facts: [
      [say('Inquiry'), reference],
      [say('Version'), String(answer.version)],
      [say('Total'), formatMoney(answer.total_minor, currency, language)],
    ],
    quote: '',
    action: {
      label: say('Open in the back office'),
      url: `${siteUrl}/admin/submissions/edit/${answer.submission_id}`,
    },
    closing: answer.email ? [say(TURN_OFF)] : [],
    company: companies[language],
  };
  return {
    kind: PROPOSAL_ANSWER_MAIL,
    // Not set: an inquiry with an email counts as answered.
    submission_id: null,
    idempotency_key: `proposal-answer:${answer.proposal_id}${addressee.keySuffix}`,
    to_email: addressee.to_email,
    reply_to: null,
    ...addressee.columns,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/**
 * Queues an email to the owner, or to the office, about each answer of a customer. Idempotent. Returns
 * the keys of the emails.
 */
export async function queueProposalAnswers(db: ServiceClient, env: Environment): Promise<string[]> {
  const { data, error } = await db.rpc('unnotified_proposal_answers');
  if (error) throw error;
  if (data.length === 0) return [];
  const [office, companies, answering] = await Promise.all([
    readRecipients(db),
    readCompanies(db),
    readAnswering(db, env),
  ]);
  const mails = data.flatMap((answer) => {
    const recipients = answer.email ? [answer.email] : office;
    if (recipients.length === 0) return [];
    return addresseesOf(answering, answer.submission_id, recipients).map((addressee) =>
      proposalAnswerMail(answer, addressee, siteUrlOf(env), companies),
    );
  });
  await queueMails(db, mails);
  const ids = data.map(({ proposal_id }) => proposal_id);
  const noted = await db.rpc('mark_proposals_notified', { proposal_ids: ids });
  if (noted.error) throw noted.error;
  return mails.map(({ idempotency_key }) => idempotency_key);
}
