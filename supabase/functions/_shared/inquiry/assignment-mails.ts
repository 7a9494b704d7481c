import type { Database } from '@expat-buddy/domain/database.types';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { type Companies, readCompanies } from '../company.ts';
import type { Environment } from '../http.ts';
import { type MailContent, renderHtml, renderText } from '../mail/mail-template.ts';
import { oneLine } from '../mail/one-line.ts';
import { inStaffLanguage, staffTexts } from '../messages/staff-texts.ts';
import { type NewMail, queueMails } from '../outbox.ts';
import type { ServiceClient } from '../service-client.ts';
import { type Answering, addresseesOf, readAnswering } from './answer-by-email.ts';
import { siteUrlOf } from './queue-inquiry-mails.ts';

type Assignment = Database['public']['Functions']['unnotified_assignments']['Returns'][number];

const MINE = `/admin/submissions?${new URLSearchParams({ filter: '{"view":"mine"}' })}`;

const latestOf = (assignments: readonly Assignment[]) =>
  Math.max(...assignments.map(({ event_id }) => event_id));

/**
 * One email per colleague about all new assignments. It names references and services only: the
 * text of an inquiry stays in the back office, where it can be erased.
 */
function assignmentMail(
  assignments: readonly [Assignment, ...Assignment[]],
  siteUrl: string,
  companies: Companies,
  answering: Answering,
): NewMail {
  const [{ submission_id: id, assignee_id, email }, ...others] = assignments;
  const isOne = others.length === 0;
  const language = answering.languageOf([email]);
  const say = staffTexts(language);
  const subject = isOne
    ? say('Inquiry {reference} has been assigned to you', { reference: inquiryReference(id) })
    : say('{count} inquiries have been assigned to you', { count: assignments.length });
  // Of several inquiries, none could be answered.
  const [addressee] = isOne ? addresseesOf(answering, id, [email]) : [];
  const content: MailContent = {
    language,
    above: addressee?.above,
    title: subject,
    paragraphs: addressee ? [addressee.sentence] : [],
    facts: assignments.map(({ submission_id, service }) => [
      inquiryReference(submission_id),
      oneLine(inStaffLanguage(language, serviceLabel(service)), 60),
    ]),
    quote: '',
    action: {
      label: say('Open in the back office'),
      url: siteUrl + (isOne ? `/admin/submissions/edit/${id}` : MINE),
    },
    closing: [],
    company: companies[language],
  };
  return {
    kind: 'assignment',
    // Not set: an inquiry with an email counts as answered.
    submission_id: null,
    idempotency_key: `assignment:${assignee_id}:${latestOf(assignments)}`,
    to_email: email,
    reply_to: null,
    ...addressee?.columns,
    subject,
    body_text: renderText(content),
    body_html: renderHtml(content),
  };
}

/** Queues emails about assignments that the assignee has not been notified of. */
export async function queueAssignmentMails(db: ServiceClient, env: Environment): Promise<void> {
  const { data, error } = await db.rpc('unnotified_assignments');
  if (error) throw error;
  if (data.length === 0) return;
  const settings = await db.from('notification_settings').select('user_id').eq('assigned', false);
  if (settings.error) throw settings.error;
  const unwanted = new Set(settings.data.map(({ user_id }) => user_id));
  const wanted = data.filter(({ assignee_id }) => !unwanted.has(assignee_id));
  const byPerson = Map.groupBy(wanted, ({ assignee_id }) => assignee_id);
  const [companies, answering] = await Promise.all([readCompanies(db), readAnswering(db, env)]);
  const mails = [...byPerson.values()].flatMap(([first, ...others]) =>
    first ? [assignmentMail([first, ...others], siteUrlOf(env), companies, answering)] : [],
  );
  if (mails.length > 0) await queueMails(db, mails);
  const noted = await db.rpc('mark_assignments_notified', { up_to: latestOf(data) });
  if (noted.error) throw noted.error;
}
