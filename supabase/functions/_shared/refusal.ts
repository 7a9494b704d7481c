import { json } from './http.ts';

type Details = { errors?: Readonly<Record<string, string>>; reason?: string };

/** An error with a message for the person, and the fields it concerns. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly details: Details;
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toResponse(): Response {
    return json(this.status, { message: this.message, ...this.details });
  }
}

export const notFound = (what = 'account') =>
  new Refusal(404, `This ${what} does not exist or has been deleted.`);

type Issue = { path: PropertyKey[]; message: string };

/** 422, with the first message of each field. */
export function invalid(issues: readonly Issue[]): Refusal {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? 'root')] ??= message;
  return new Refusal(422, Object.values(errors)[0] ?? 'This is not valid.', { errors });
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

type DatabaseError = { code?: string; message?: string; hint?: string | null };

/** A message raised by one of our triggers, not by PostgreSQL. */
const isOurSentence = (message = '') => /^[A-Z][^"]*\.$/.test(message);

/**
 * A guard's message becomes 409, a missing privilege 403. Any other error is a bug and is rethrown.
 */
export function databaseRefusal(error: DatabaseError): Error {
  const { code, message = '', hint } = error;
  if ((code === '23514' || code === '42501') && isOurSentence(message)) {
    return new Refusal(409, hint ? `${message} ${hint}` : message);
  }
  if (code === '42501')
    return new Refusal(403, 'You do not have permission to do this. Ask an administrator.');
  if (code === 'PGRST301' || code === 'PGRST303') {
    return new Refusal(401, 'Your session has ended. Sign in again.');
  }
  // An invalid UUID.
  if (code === '22P02') return notFound();
  return new Error(`The database answered ${code}: ${message}`, { cause: error });
}
