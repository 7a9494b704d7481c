import { InquiryError, UnansweredInquiryError } from '../inquiry/errors.ts';
import type { DatabaseClient } from '../supabase-client.ts';
import type { ProofOfWorkChallenge } from './types.ts';

/** Read by `private.check_proof_of_work`; the columns of an inquiry are the specification's. */
export const PROOF_OF_WORK_HEADER = 'x-proof-of-work';

/** The status for a request without a valid proof of work. */
export const PROOF_OF_WORK_REQUIRED = 428;

/**
 * A new challenge, or null where the settings require no proof of work.
 * @throws InquiryError; UnansweredInquiryError when the server did not answer.
 */
export async function getProofOfWorkChallenge(
  client: DatabaseClient,
): Promise<ProofOfWorkChallenge | null> {
  const { data, error, status } = await client.rpc('proof_of_work_challenge');
  if (error && status === 0) throw new UnansweredInquiryError(error);
  if (error) throw new InquiryError('spamCheck', { ...error, status });
  return data as ProofOfWorkChallenge | null;
}
