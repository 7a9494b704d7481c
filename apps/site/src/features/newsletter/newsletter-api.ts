import {
  confirmSubscription,
  endSubscription,
  isTooMany,
  subscribeToNewsletter,
} from '@expat-buddy/domain/newsletter/queries';
import { functions } from '#lib/functions.ts';
import { getProofOfWork } from '#lib/proof-of-work/proof-of-work.ts';

// A separate chunk: every page has the form, but few visitors send it.
type Subscriber = Parameters<typeof subscribeToNewsletter>[1];

export const subscribe = (subscriber: Subscriber) =>
  subscribeToNewsletter(functions, subscriber, getProofOfWork);
export { isTooMany };
export const confirm = (token: string) => confirmSubscription(functions, token);
export const unsubscribe = (token: string) => endSubscription(functions, token);
