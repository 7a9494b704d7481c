/** What middleware knows about the current request. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

export interface RequestContext {
  /** Postgres's error, before lite turned it into a response. */
  databaseError?: DatabaseError;
  /** The first error that lite printed. */
  failure?: Error;
  /** Validated target of the link in a mail that this request sends. */
  redirectTo?: string;
  /** The language in the account metadata of the recipient of this request's mail. */
  mailLanguage?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
