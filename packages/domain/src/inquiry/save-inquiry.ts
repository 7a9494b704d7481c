import type { DatabaseClient, NewRow } from '../supabase-client.ts';
import { type DoWork, WORK_FAILED_MESSAGE, WORK_HEADER, WORK_WANTED } from '../work/work-calls.ts';
import { SAVE_FAILED_MESSAGE, TOO_MANY_MESSAGE } from './inquiry-messages.ts';
import type { Inquiry } from './inquiry-schema.ts';
import { UnansweredInquiryError } from './unanswered-inquiry.ts';

const UNIQUE_VIOLATION = '23505';
const NOT_ALLOWED = '42501';
const TOO_MANY_REQUESTS = 429;
const CREATED = 201;
// A connection can hang without ending; what comes later may still have arrived, and its id tells.
const ANSWER_WITHIN_MS = 20_000;

/** Read by `private.looks_like_spam`: the columns of an inquiry have no place for it. */
const FORM_SIGNS_HEADER = 'x-form-signs';

/** The row of `contact_submissions`: the fields of spec section 3 and the id, nothing more. */
export function submissionRow(inquiry: Inquiry, submissionId: string) {
  return {
    id: submissionId,
    name: inquiry.name,
    email: inquiry.email,
    service: inquiry.service,
    message: inquiry.message,
    groupSize: inquiry.groupSize,
    childrenUnder12: inquiry.childrenUnder12,
    childrenUnder5: inquiry.childrenUnder5,
    departureDate: inquiry.departureDate,
    returnDate: inquiry.returnDate,
    needsTransportation: inquiry.needsTransportation,
  } satisfies NewRow<'contact_submissions'>;
}

function hasSelection({ travels, activities, includesCamping, subject }: Inquiry): boolean {
  return travels.length > 0 || activities.length > 0 || includesCamping || subject !== '';
}

type InsertAnswer = { status: number; error: { code: string } | null };

/**
 * Inserts without asking the row back: a visitor may write an inquiry but not read one. A row that is
 * already there was written by an earlier try whose answer got lost, so it counts as saved. Only the
 * answer of a database counts as one: what some
 * network puts in its place says "200" with a page. (0: there was no answer.)
 */
async function insertOnce(insert: PromiseLike<InsertAnswer>): Promise<'new' | 'known'> {
  const { error, status } = await insert;
  if (status < 300 && status !== CREATED) throw new UnansweredInquiryError(error);
  if (status === TOO_MANY_REQUESTS)
    throw new Error(TOO_MANY_MESSAGE, { cause: { ...error, status } });
  if (status === WORK_WANTED) throw new Error(WORK_FAILED_MESSAGE, { cause: { ...error, status } });
  if (error?.code === UNIQUE_VIOLATION) return 'known';
  if (error) throw new Error(SAVE_FAILED_MESSAGE, { cause: { ...error, status } });
  return 'new';
}

const isWorkWanted = (error: unknown) =>
  error instanceof Error && error.message === WORK_FAILED_MESSAGE;

/**
 * Saves an inquiry, then what was chosen on the page or what the page is about.
 * @param submissionId a uuid made by the browser (`newSubmissionId`); the same one at a retry.
 * @param doWork solves the task against spam, where the settings ask for one.
 * @throws Error with the spec's words (section 8) for the toast, TOO_MANY_MESSAGE or WORK_FAILED_MESSAGE;
 * the cause is the database's error with its status. UnansweredInquiryError when nothing answered.
 */
export async function saveInquiry(
  client: DatabaseClient,
  inquiry: Inquiry,
  submissionId: string,
  doWork?: DoWork,
): Promise<void> {
  const signs = inquiry.formSigns ?? [];
  const insert = (solution: string | undefined) => {
    let request = client
      .from('contact_submissions')
      .insert(submissionRow(inquiry, submissionId))
      .abortSignal(AbortSignal.timeout(ANSWER_WITHIN_MS));
    if (signs.length > 0) request = request.setHeader(FORM_SIGNS_HEADER, signs.join());
    if (solution !== undefined) request = request.setHeader(WORK_HEADER, solution);
    return insertOnce(request);
  };
  let row: 'new' | 'known';
  try {
    row = await insert(await doWork?.(false));
  } catch (error) {
    // Nobody knew that work is asked for, or the solution had become too old.
    if (!doWork || !isWorkWanted(error)) throw error;
    row = await insert(await doWork(true));
  }
  if (!hasSelection(inquiry)) return;
  const selection = client
    .from('inquiry_selections')
    .insert({
      submission_id: submissionId,
      travel_ids: inquiry.travels,
      activity_ids: inquiry.activities,
      includes_camping: inquiry.includesCamping,
      subject: inquiry.subject,
    })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN_MS));
  // An inquiry that arrived long ago takes no selection any more; that it is there is what counts.
  await insertOnce(row === 'known' ? selection.then(withoutLateRefusal) : selection);
}

function withoutLateRefusal(answer: InsertAnswer): InsertAnswer {
  return answer.error?.code === NOT_ALLOWED ? { status: CREATED, error: null } : answer;
}
