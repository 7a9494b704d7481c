import type { FunctionsClient } from '../functions/functions-client.ts';
import { type DoWork, WORK_WANTED } from '../work/work-calls.ts';
import { CONSENT_VERSION, type NewsletterLocale } from './consent-texts.ts';

type Subscriber = {
  email: string;
  locale: NewsletterLocale;
  /** What the field holds that people do not see. */
  website: string;
};

/**
 * Asks for a confirmation mail. The answer is the same whether the address is known or not.
 * Throws when the request was refused or did not arrive.
 */
export async function subscribeToNewsletter(
  functions: FunctionsClient,
  subscriber: Subscriber,
  doWork?: DoWork,
): Promise<void> {
  const ask = async (work?: string) => {
    const body = { ...subscriber, consentVersion: CONSENT_VERSION, ...(work && { work }) };
    return (await functions.invoke('newsletter-subscribe', { body })).error;
  };
  let error = await ask();
  if (doWork && hasStatus(error, WORK_WANTED)) error = await ask(await doWork(true));
  if (error) throw error;
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'status' in error && error.status === status;

/** Whether a refusal says that too many asked, so that trying at once again is of no use. */
export const isTooMany = (error: unknown): boolean => hasStatus(error, 429);

/** What became of a link: done (now or before), too old, or none that was ever sent. */
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

/** Confirms a subscription with the token of its mail. Throws when the answer did not come. */
export const confirmSubscription = (functions: FunctionsClient, token: string) =>
  useLink(functions, 'newsletter-confirm', token);

/** Ends a subscription with the token of a mail. Throws when the answer did not come. */
export const endSubscription = (functions: FunctionsClient, token: string) =>
  useLink(functions, 'newsletter-unsubscribe', token);
