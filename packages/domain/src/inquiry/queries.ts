import { PROOF_OF_WORK_HEADER, PROOF_OF_WORK_REQUIRED } from '../proof-of-work/queries.ts';
import type { GetProofOfWork } from '../proof-of-work/types.ts';
import type { DatabaseClient, NewRow } from '../supabase-client.ts';
import { InquiryError, UnansweredInquiryError } from './errors.ts';
import { submissionOf } from './fields.ts';
import { ownDetails } from './kinds/details.ts';
import type { Inquiry } from './types.ts';

const UNIQUE_VIOLATION = '23505';
const NOT_ALLOWED = '42501';
const TOO_MANY_REQUESTS = 429;
const CREATED = 201;
// A connection can hang. A late arrival is recognized by its id.
const TIMEOUT_MS = 20_000;

/** Read by `private.looks_like_spam`; the columns of an inquiry are the specification's. */
const SPAM_SIGNALS_HEADER = 'x-spam-signals';

function submissionRow(inquiry: Inquiry, submissionId: string) {
  return { id: submissionId, ...submissionOf(inquiry) } satisfies NewRow<'contact_submissions'>;
}

const detailsOf = ({ service, details }: Inquiry) => ownDetails(service, details);

function hasSelection(inquiry: Inquiry): boolean {
  const { travels, activities, includesCamping, subject, plan, sourcePath, language } = inquiry;
  const hasChosen = travels.length + activities.length > 0;
  return (
    hasChosen ||
    includesCamping ||
    subject !== '' ||
    plan !== null ||
    Object.keys(detailsOf(inquiry)).length > 0 ||
    isSourcePath(sourcePath) ||
    (language !== undefined && language !== 'en')
  );
}

/** As the check constraint of `inquiry_selections.source_path`. */
const isSourcePath = (path: string | undefined) =>
  path !== undefined && path.length <= 200 && /^\/[^?#\s\p{Cc}]*$/u.test(path);

type InsertAnswer = { status: number; error: { code: string } | null };

/**
 * Inserts without reading the row back: a visitor may write an inquiry but not read one. A row that
 * exists was written by an earlier attempt whose response was lost, so it counts as saved. Status 0 means no
 * response, and a captive portal returns 200 with its own page; only 201 is from the database.
 */
async function insertOnce(insert: PromiseLike<InsertAnswer>): Promise<'created' | 'exists'> {
  const { error, status } = await insert;
  if (status < 300 && status !== CREATED) throw new UnansweredInquiryError(error);
  if (error?.code === UNIQUE_VIOLATION) return 'exists';
  if (!error) return 'created';
  const cause = { ...error, status };
  if (status === TOO_MANY_REQUESTS) throw new InquiryError('tooMany', cause);
  if (status === PROOF_OF_WORK_REQUIRED) throw new InquiryError('spamCheck', cause);
  throw new InquiryError('notSaved', cause);
}

const isProofOfWorkRequired = (error: unknown) =>
  error instanceof InquiryError && error.failure === 'spamCheck';

/**
 * Saves an inquiry (specification, section 7), then its selection: what was chosen on the page, or what the page
 * is about.
 * @param submissionId a uuid made by the browser (`newSubmissionId`); the same one at a retry.
 * @param getProofOfWork solves a challenge, where the settings require it.
 * @throws InquiryError; UnansweredInquiryError when the server did not answer.
 */
export async function saveInquiry(
  client: DatabaseClient,
  inquiry: Inquiry,
  submissionId: string,
  getProofOfWork?: GetProofOfWork,
): Promise<void> {
  const signals = inquiry.spamSignals ?? [];
  const insert = (solution: string | undefined) => {
    let request = client
      .from('contact_submissions')
      .insert(submissionRow(inquiry, submissionId))
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    if (signals.length > 0) request = request.setHeader(SPAM_SIGNALS_HEADER, signals.join());
    if (solution !== undefined) request = request.setHeader(PROOF_OF_WORK_HEADER, solution);
    return insertOnce(request);
  };
  let row: 'created' | 'exists';
  try {
    row = await insert(await getProofOfWork?.(false));
  } catch (error) {
    // The page did not know that a proof of work is required, or the solution had expired.
    if (!getProofOfWork || !isProofOfWorkRequired(error)) throw error;
    row = await insert(await getProofOfWork(true));
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
      plan: inquiry.plan,
      details: detailsOf(inquiry),
      source_path: isSourcePath(inquiry.sourcePath) ? inquiry.sourcePath : null,
      language: inquiry.language ?? 'en',
    })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  // An inquiry that arrived long ago accepts no selection any more, but it is saved.
  await insertOnce(row === 'exists' ? selection.then(ignoreLateRefusal) : selection);
}

function ignoreLateRefusal(answer: InsertAnswer): InsertAnswer {
  return answer.error?.code === NOT_ALLOWED ? { status: CREATED, error: null } : answer;
}
