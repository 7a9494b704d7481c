import type { Database } from '@expat-buddy/domain/database.types';
import { groupSizeLabel } from '@expat-buddy/domain/inquiry/group-sizes';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { type Companies, readCompanies } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { inStaffLanguage, type StaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { type Addressee, addresseesOf, readAnswering } from './answer-by-email.ts';
import { readRecipients, siteUrlOf } from './queue-inquiry-mails.ts';
import { TURN_OFF } from './turn-off.ts';

type Functions = Database['public']['Functions'];
type Change = Functions['unnotified_customer_changes']['Returns'][number];
type Reply = Functions['unowned_replies']['Returns'][number];

type Say = ReturnType<typeof staffTexts>;

type Notice = {
  submissionId: string;
  service: string;
  /** In the reader's language. */
  subject: (say: Say) => string;
  facts: (say: Say, language: StaffLanguage) => MailContent['facts'];
  key: string;
  /** Null: the office. */
  owner: string | null;
};

/** Without the text of a message: it stays in the back office, where it can be erased. */
function noticeMail(
  notice: Notice,
  addressee: Addressee,
  siteUrl: string,
  companies: Companies,
): NewMail {
  const { submissionId, service, owner } = notice;
  const { language } = addressee;
  const say = staffTexts(language);
  const subject = notice.subject(say);
  const name = inStaffLanguage(language, serviceLabel(service));
  const content: MailContent = {
    language,
    above: addressee.above,
    title: subject,
    paragraphs: [addressee.sentence],
    facts: [[say('Service'), oneLine(name, 60)], ...notice.facts(say, language)],
    quote: '',
    action: {
      label: say('Open in the back office'),
      url: `${siteUrl}/admin/submissions/edit/${submissionId}`,
    },
    closing: owner ? [say(TURN_OFF)] : [],
    company: companies[language],
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

const labels: Record<string, Parameters<Say>[0]> = {
  dates: 'Dates',
  group_size: 'Group size',
  children_under_12: 'Children between 5 and 12',
  children_under_5: 'Children under 5',
};

function shown(kind: string, value: string | null, language: StaffLanguage): string {
  const say = staffTexts(language);
  if (value === null) return say('open');
  if (kind === 'group_size') return inStaffLanguage(language, groupSizeLabel(value));
  const [from = '', to] = value.split('/');
  return to === undefined ? from : say('{from} to {to}', { from, to });
}

function changeNotice(change: Change): Notice {
  const { event_id, submission_id, service, kind, from_value, to_value, email } = change;
  const reference = inquiryReference(submission_id);
  const isWithdrawn = kind === 'lost_reason';
  const label = labels[kind] ?? 'Dates';
  return {
    submissionId: submission_id,
    service,
    subject: (say) =>
      isWithdrawn
        ? say('The customer withdrew inquiry {reference}', { reference })
        : say('The customer changed inquiry {reference}', { reference }),
    facts: (say, language) => {
      const [before, after] = [from_value, to_value].map((value) => shown(kind, value, language));
      return isWithdrawn ? [] : [[say(label), `${before} → ${after}`]];
    },
    key: `customer-change:${event_id}`,
    owner: email,
  };
}

const replyNotice = ({ message_id, submission_id, service }: Reply): Notice => ({
  submissionId: submission_id,
  service,
  subject: (say) =>
    say('A customer wrote about inquiry {reference}, which nobody owns', {
      reference: inquiryReference(submission_id),
    }),
  facts: () => [],
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
  const [office, companies, answering] = await Promise.all([
    readRecipients(db),
    readCompanies(db),
    readAnswering(db, env),
  ]);
  const notices = [...changes.data.map(changeNotice), ...replies.data.map(replyNotice)];
  const mails = notices.flatMap((notice) =>
    addresseesOf(answering, notice.submissionId, notice.owner ? [notice.owner] : office).map(
      (addressee) => noticeMail(notice, addressee, siteUrlOf(env), companies),
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
