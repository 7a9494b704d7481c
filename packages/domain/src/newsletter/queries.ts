import type { FunctionsClient } from '../functions/functions-client.ts';
import type { Language } from '../language/languages.ts';
import { PROOF_OF_WORK_REQUIRED } from '../proof-of-work/queries.ts';
import type { GetProofOfWork } from '../proof-of-work/types.ts';
import { CONSENT_VERSION } from './consent-texts.ts';

type Subscriber = {
  email: string;
  locale: Language;
  /** The content of the honeypot. */
  website: string;
};

/**
 * Requests a confirmation mail. The response is the same whether the address is known or not.
 * @throws the client's error, with a `status` when the server answered.
 */
export async function subscribeToNewsletter(
  functions: FunctionsClient,
  subscriber: Subscriber,
  getProofOfWork?: GetProofOfWork,
): Promise<void> {
  const ask = async (proofOfWork?: string) => {
    const body = {
      ...subscriber,
      consentVersion: CONSENT_VERSION,
      ...(proofOfWork && { proofOfWork }),
    };
    return (await functions.invoke('newsletter-subscribe', { body })).error;
  };
  let error = await ask();
  if (getProofOfWork && hasStatus(error, PROOF_OF_WORK_REQUIRED))
    error = await ask(await getProofOfWork(true));
  if (error) throw error;
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'status' in error && error.status === status;

/** Whether the rate limit was exceeded, so that an immediate retry is of no use. */
export const isTooMany = (error: unknown): boolean => hasStatus(error, 429);

/** The result of a link: `done` now or before, `expired`, or `unknown`. */
export type LinkState = 'done' | 'expired' | 'unknown';

const states: readonly LinkState[] = ['done', 'expired', 'unknown'];

async function useLink(
  functions: FunctionsClient,
  name: string,
  token: string,
): Promise<LinkState> {
  const { data, error } = await functions.invoke(name, { body: { token } });
  if (error) throw error;
  const state = typeof data === 'object' && data !== null && 'state' in data ? data.state : null;
  const known = states.find((one) => one === state);
  if (known === undefined) throw new Error(`${name} gave no state.`);
  return known;
}

/** Confirms a subscription with the token of its mail. Throws the client's error. */
export const confirmSubscription = (functions: FunctionsClient, token: string) =>
  useLink(functions, 'newsletter-confirm', token);

/** Ends a subscription with the token of a mail. Throws the client's error. */
export const endSubscription = (functions: FunctionsClient, token: string) =>
  useLink(functions, 'newsletter-unsubscribe', token);
