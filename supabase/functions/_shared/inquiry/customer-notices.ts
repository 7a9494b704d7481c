import type { Database } from '@expat-buddy/domain/database.types';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/service-types';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import type { Company } from '@expat-buddy/domain/site-settings/company-details';
import { readCompany } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { type Addressee, addresseesOf, readAnswering } from './answer-by-email.ts';
import { readRecipients, siteUrlOf } from './queue-inquiry-mails.ts';
import { TURN_OFF } from './turn-off.ts';

type Functions = Database['public']['Functions'];
type Change = Functions['unnotified_customer_changes']['Returns'][number];
type Reply = Functions['unowned_replies']['Returns'][number];

type Notice = {
  submissionId: string;
  service: string;
  subject: string;
  facts: MailContent['facts'];
  key: string;
  /** Null: the office. */
  owner: string | null;
};

/** Without the text of a message: it stays in the back office, where it can be erased. */
function noticeMail(
  notice: Notice,
  addressee: Addressee,
  siteUrl: string,
  company: Company,
): NewMail {
  const { submissionId, service, subject, facts, owner } = notice;
  const content: MailContent = {
    above: addressee.above,
    title: subject,
    paragraphs: [addressee.sentence],
    facts: [['Service', oneLine(serviceLabel(service), 60)], ...facts],
    quote: '',
    action: {
      label: 'Open in the back office',
      url: `${siteUrl}/admin/submissions/edit/${submissionId}`,
    },
    closing: owner ? [TURN_OFF] : [],
    company,
  };
  return {
    kind: 'customer_notice',
    // Not set: an inquiry with an email counts as answered.
    submission_id: null,
    idempotency_key: notice.key + addressee.keySuffix,
    to_email: addressee.to_email,
    reply_to: null,
    ...addressee.columns,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

const shown = (kind: string, value: string | null): string => {
  if (value === null) return 'open';
  return kind === 'group_size' ? groupSizeLabel(value) : value.replace('/', ' to ');
};

function changeNotice(change: Change): Notice {
  const { event_id, submission_id, service, kind, from_value, to_value, email } = change;
  const reference = inquiryReference(submission_id);
  const isWithdrawn = kind === 'lost_reason';
  const label = kind === 'dates' ? 'Dates' : 'Group size';
  return {
    submissionId: submission_id,
    service,
    subject: isWithdrawn
      ? `The customer withdrew inquiry ${reference}`
      : `The customer changed inquiry ${reference}`,
    facts: isWithdrawn ? [] : [[label, `${shown(kind, from_value)} → ${shown(kind, to_value)}`]],
    key: `customer-change:${event_id}`,
    owner: email,
  };
}

const replyNotice = ({ message_id, submission_id, service }: Reply): Notice => ({
  submissionId: submission_id,
  service,
  subject: `A customer wrote about inquiry ${inquiryReference(submission_id)}, which nobody owns`,
  facts: [],
  key: `reply-notice:${message_id}`,
  owner: null,
});

/**
 * Queues emails about what customers did on their page: to the owner, or to the office.
 * @returns their idempotency keys.
 */
export async function queueCustomerNotices(db: ServiceClient, env: Environment): Promise<string[]> {
  const [changes, replies] = await Promise.all([
    db.rpc('unnotified_customer_changes'),
    db.rpc('unowned_replies'),
  ]);
  if (changes.error) throw changes.error;
  if (replies.error) throw replies.error;
  if (changes.data.length + replies.data.length === 0) return [];
  const [office, company, answering] = await Promise.all([
    readRecipients(db),
    readCompany(db),
    readAnswering(db, env),
  ]);
  const notices = [...changes.data.map(changeNotice), ...replies.data.map(replyNotice)];
  const mails = notices.flatMap((notice) =>
    addresseesOf(answering, notice.submissionId, notice.owner ? [notice.owner] : office).map(
      (addressee) => noticeMail(notice, addressee, siteUrlOf(env), company),
    ),
  );
  await queueMails(db, mails);
  const keys = mails.map(({ idempotency_key }) => idempotency_key);
  const ids = changes.data.map(({ event_id }) => event_id);
  if (ids.length === 0) return keys;
  const { error } = await db
    .from('submission_events')
    .update({ notified_at: new Date().toISOString() })
    .in('id', ids);
  if (error) throw error;
  return keys;
}
