import type { DatabaseClient, NewRow } from '../supabase-client.ts';
import { SAVE_FAILED_MESSAGE } from './inquiry-messages.ts';
import type { Inquiry } from './inquiry-schema.ts';

const UNIQUE_VIOLATION = '23505';

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

function hasSelection({ travels, activities, includesCamping }: Inquiry): boolean {
  return travels.length > 0 || activities.length > 0 || includesCamping;
}

/**
 * Inserts without asking the row back: a visitor may write an inquiry but not read one. A row that is
 * already there was written by an earlier try whose answer got lost, so it counts as saved.
 */
async function insertOnce(insert: PromiseLike<{ error: { code: string } | null }>): Promise<void> {
  const { error } = await insert;
  if (error && error.code !== UNIQUE_VIOLATION) {
    throw new Error(SAVE_FAILED_MESSAGE, { cause: error });
  }
}

/**
 * Saves an inquiry, then what was chosen on the page if anything was.
 * @param submissionId a uuid made by the browser (`newSubmissionId`); the same one at a retry.
 * @throws Error with the spec's words (section 8) for the toast; the cause is the database's error.
 */
export async function saveInquiry(
  client: DatabaseClient,
  inquiry: Inquiry,
  submissionId: string,
): Promise<void> {
  await insertOnce(client.from('contact_submissions').insert(submissionRow(inquiry, submissionId)));
  if (!hasSelection(inquiry)) return;
  await insertOnce(
    client.from('inquiry_selections').insert({
      submission_id: submissionId,
      travel_ids: inquiry.travels,
      activity_ids: inquiry.activities,
      includes_camping: inquiry.includesCamping,
    }),
  );
}
