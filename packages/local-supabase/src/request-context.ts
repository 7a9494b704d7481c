/** What the pieces in front of @supabase/lite know about the request that is being served. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

export interface RequestContext {
  /** The error that Postgres gave, before lite turned it into a response. */
  databaseError?: DatabaseError;
  /** Where the link in a mail sent by this request should lead, already checked. */
  redirectTo?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
