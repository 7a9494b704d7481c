import { UnansweredInquiryError } from '../inquiry/unanswered-inquiry.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { WorkChallenge } from './solve-work.ts';

/** Read by `private.check_work`: the columns of an inquiry have no place for it. */
export const WORK_HEADER = 'x-form-work';

/** What the database and the function newsletter-subscribe answer to a form that did no work. */
export const WORK_WANTED = 428;

/**
 * Gives the solution of a task. `isWanted`: the answer to a first try was that there must be one, so a
 * new task is solved; before that, undefined when nobody is known to ask. Throws when it cannot be done.
 */
export type DoWork = (isWanted: boolean) => Promise<string | undefined>;

/** The browser could not solve the task. */
export const WORK_FAILED_MESSAGE =
  'Your browser could not complete the spam check. Please try again.';

/** Null while no work is asked for. @throws UnansweredInquiryError when nothing answered. */
export async function getWorkChallenge(client: DatabaseClient): Promise<WorkChallenge | null> {
  const { data, error, status } = await client.rpc('work_challenge');
  if (error && status === 0) throw new UnansweredInquiryError(error);
  if (error) throw new Error(WORK_FAILED_MESSAGE, { cause: { ...error, status } });
  return data as WorkChallenge | null;
}
