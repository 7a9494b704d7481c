import type { Database } from '@expat-buddy/domain/database.types';
import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { isEmailAddress } from '@expat-buddy/domain/email-address';
import { dayRange, dayText } from '@expat-buddy/domain/format/day';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { type Language, toLanguage } from '@expat-buddy/domain/language/languages';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { inquiryPage } from '../inquiry/inquiry-link.ts';
import { siteUrlOf } from '../inquiry/queue-inquiry-mails.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { totalText } from './total-text.ts';

export type ProposalOutcome =
  Database['public']['Functions']['untold_proposal_outcomes']['Returns'][number];

export const PROPOSAL_OUTCOME_MAIL = 'proposal_outcome';

const dayOf = (moment: string, language: Language) =>
  dayText(calendarDayOf(new Date(moment), 'Africa/Algiers'), language);

function daysOf({ starts_on, ends_on }: ProposalOutcome, language: Language): string {
  const [from, to] = [starts_on || ends_on, ends_on || starts_on];
  return from ? dayRange(from, to, language) : '';
}

/** Tells the customer that the proposal they accepted is confirmed, or that one has been withdrawn. */
export function proposalOutcomeMail(
  outcome: ProposalOutcome,
  siteUrl: string,
  company: Company,
): NewMail {
  const language = toLanguage(outcome.language);
  const { reply, proposalOutcome } = mailMessages(language);
  const isConfirmed = outcome.outcome === 'confirmed';
  const texts = proposalOutcome[isConfirmed ? 'confirmed' : 'withdrawn'];
  const subject = texts.subject(inquiryReference(outcome.submission_id));
  const content: MailContent = {
    title: subject,
    language,
    paragraphs: [
      // Null until the customer has accepted, whatever the generated type says.
      outcome.answered_at ? texts.accepted(dayOf(outcome.answered_at, language)) : texts.what,
      ...(isConfirmed ? [company.paymentTerms || proposalOutcome.payment] : []),
      texts.next,
    ],
    facts: [
      [reply.proposal, oneLine(outcome.title, 150)] as const,
      [proposalOutcome.dates, daysOf(outcome, language)] as const,
      [reply.total, totalText(outcome, language)] as const,
    ].filter(([, value]) => value !== ''),
    quote: '',
    action: { label: proposalOutcome.open, url: inquiryPage(siteUrl, language) },
    company,
  };
  return {
    kind: PROPOSAL_OUTCOME_MAIL,
    submission_id: outcome.submission_id,
    idempotency_key: `proposal-outcome:${outcome.proposal_id}`,
    to_email: outcome.email,
    reply_to: isEmailAddress(company.email) ? company.email : null,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/** Queues one email to the customer about each confirmed or withdrawn proposal. Idempotent. */
export async function queueProposalOutcomes(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db.rpc('untold_proposal_outcomes');
  if (error) throw error;
  const siteUrl = siteUrlOf(env);
  for (const outcome of data) {
    const company = await readCompany(db, toLanguage(outcome.language));
    await queueMails(db, [proposalOutcomeMail(outcome, siteUrl, company)]);
    const told = await db
      .from('proposals')
      .update({ customer_told_at: new Date().toISOString() })
      .eq('id', outcome.proposal_id);
    if (told.error) throw told.error;
  }
}
