import { codedErrorIn, type ErrorValues } from '@expat-buddy/domain/error/coded-error';
import type { ErrorCode } from '@expat-buddy/domain/error/codes';

type Details = {
  values?: ErrorValues;
  /** The field that the message is about. */
  field?: string;
  /** The messages of a schema, by field. */
  errors?: Readonly<Record<string, string>>;
};

/** A request that fails with a code that the apps have a message for; the message here is for developers. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const tooManyRequests = () =>
  new RequestError(429, 'too_many_requests', 'Too many requests at the moment.');

export const notFound = (what: 'account' | 'invitation' = 'account') =>
  what === 'account'
    ? new RequestError(404, 'account_gone', 'This account does not exist or has been deleted.')
    : new RequestError(404, 'invitation_gone', 'This invitation does not exist or was deleted.');

type Issue = { path: PropertyKey[]; message: string };

/** 422, with the first message of each field. */
export function invalid(issues: readonly Issue[]): RequestError {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? 'root')] ??= message;
  const message = Object.values(errors)[0] ?? 'This is not valid.';
  return new RequestError(422, 'fields_invalid', message, { errors });
}

/** The parsed value, or a 422. */
export function valid<Value>(result: {
  success: boolean;
  data?: Value;
  error?: { issues: readonly Issue[] };
}): Value {
  if (!result.success) throw invalid(result.error?.issues ?? []);
  return result.data as Value;
}

type DatabaseError = { code?: string; message?: string; details?: string | null };

/** The code and values that the database raised an error with, as an error of this request. */
export function raisedError(
  status: number,
  { message = '', details }: DatabaseError,
): RequestError | undefined {
  const raised = codedErrorIn(details ?? '');
  return (
    raised && new RequestError(status, raised.code as ErrorCode, message, { values: raised.values })
  );
}

const RAISED_BY_GUARDS: readonly unknown[] = ['23514', '42501'];

/** A guard's error becomes 409, a missing privilege 403. Any other error is a bug. */
export function databaseError(error: DatabaseError): Error {
  const { code, message = '' } = error;
  const raised = RAISED_BY_GUARDS.includes(code) ? raisedError(409, error) : undefined;
  if (raised) return raised;
  if (code === '42501') return new RequestError(403, 'not_permitted', 'Permission denied.');
  if (code === 'PGRST301' || code === 'PGRST303') {
    return new RequestError(401, 'session_ended', 'The session has ended.');
  }
  // An invalid UUID.
  if (code === '22P02') return notFound();
  return new Error(`The database answered ${code}: ${message}`, { cause: error });
}

/** What a function of the database raised for the caller, with its status; other errors as they are. */
export function requestErrorOf(error: DatabaseError): unknown {
  const { code = '' } = error;
  if (code === '23514') {
    return (
      raisedError(409, error) ??
      new RequestError(409, 'value_not_allowed', 'One of the values is not allowed.')
    );
  }
  const status = /^PT(\d{3})$/.exec(code)?.[1];
  return (status && raisedError(Number(status), error)) || error;
}
