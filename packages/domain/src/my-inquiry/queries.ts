import type { FunctionsClient } from '../functions/functions-client.ts';
import { MY_INQUIRY_FUNCTION } from './limits.ts';
import type { ChangedInquiry } from './schema.ts';
import type { MyInquiry } from './types.ts';

/** `inquiry` is the state after the action; null once the link opens nothing. */
type Answer = { success: boolean; inquiry: MyInquiry | null };

async function call(functions: FunctionsClient, body: Record<string, unknown>): Promise<Answer> {
  const { data, error } = await functions.invoke(MY_INQUIRY_FUNCTION, { body });
  if (error) throw error;
  const { success = false, inquiry = null } = (data ?? {}) as Partial<Answer>;
  return { success, inquiry };
}

/** What the link opens; null for a wrong, an expired and a revoked one. Throws the client's error. */
export const readMyInquiry = async (
  functions: FunctionsClient,
  token: string,
): Promise<MyInquiry | null> => (await call(functions, { action: 'read', token })).inquiry;

/** Saves a message once, however often it is sent with the same id. */
export const writeToInquiry = (
  functions: FunctionsClient,
  token: string,
  { id, text }: { id: string; text: string },
): Promise<Answer> => call(functions, { action: 'write', token, message: id, text });

/** `success` is false once the inquiry is no longer open. */
export const changeInquiry = (
  functions: FunctionsClient,
  token: string,
  changes: ChangedInquiry,
): Promise<Answer> => call(functions, { action: 'change', token, changes });

/** Accepts a proposal, or declines it with an optional reason. `success` is false if it is no longer open. */
export const answerProposal = (
  functions: FunctionsClient,
  token: string,
  answer: { proposal: string; accepts: boolean; reason: string },
): Promise<Answer> => call(functions, { action: 'answer-proposal', token, ...answer });

export const withdrawInquiry = (functions: FunctionsClient, token: string): Promise<Answer> =>
  call(functions, { action: 'withdraw', token });

/** Asks for the email that confirms an erasure; false for another address. */
export const requestErasure = async (
  functions: FunctionsClient,
  token: string,
  email: string,
): Promise<boolean> => (await call(functions, { action: 'erase', token, email })).success;

/** `office`: a trip is ahead, so the office decides. */
export type ErasureOutcome = 'erased' | 'office';

/** Erases everything about the address that the link was sent to; null for a link that opens nothing. */
export async function confirmErasure(
  functions: FunctionsClient,
  token: string,
): Promise<ErasureOutcome | null> {
  const body = { action: 'confirm-erasure', token };
  const { data, error } = await functions.invoke(MY_INQUIRY_FUNCTION, { body });
  if (error) throw error;
  return (data as { outcome?: ErasureOutcome } | null)?.outcome ?? null;
}

/** Asks for an email with the links of an address; the answer does not say whether it is known. */
export async function renewInquiryLinks(functions: FunctionsClient, email: string): Promise<void> {
  await call(functions, { action: 'renew', email });
}
