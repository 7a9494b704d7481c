import type { FunctionsClient } from '../functions/functions-client.ts';
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
): Promise<void> {
  const { error } = await functions.invoke('newsletter-subscribe', {
    body: { ...subscriber, consentVersion: CONSENT_VERSION },
  });
  if (error) throw error;
}

/** Whether a refusal says that too many asked, so that trying at once again is of no use. */
export const isTooMany = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 429;

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
